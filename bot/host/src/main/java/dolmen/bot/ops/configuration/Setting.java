package dolmen.bot.ops.configuration;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;

/**
 * A setting of the operator, in the environment or in the configuration file. Its name in both is that of the constant.
 */
public enum Setting {
    DISCORD_TOKEN("none: a local Discord", "the bot's secret, from Discord's developer portal"),
    DISCORD_TOKEN_FILE("none", "a file that holds the secret and nothing else, in place of DISCORD_TOKEN"),
    DISCORD_API_BASE("Discord's", "another address for Discord's REST API, on this machine only"),
    DISCORD_GATEWAY("Discord's", "another address for Discord's gateway, on this machine only"),
    DOLMEN_CONFIG(
            "dolmen.properties beside the product, else in /etc/dolmen",
            "the file of the configuration; in the environment only, --config wins over it"),
    DOLMEN_DATA("data", "the folder of the database"),
    DOLMEN_DATABASE_URL(
            "none: a file", "a database of a PostgreSQL server in its place, such as postgresql://host:5432/dolmen"),
    DOLMEN_DATABASE_USER("the process's", "the user of that database"),
    DOLMEN_DATABASE_PASSWORD("none", "the password of that user"),
    DOLMEN_DATABASE_PASSWORD_FILE(
            "none", "a file that holds it and nothing else, in place of DOLMEN_DATABASE_PASSWORD"),
    DOLMEN_DATABASE_POOL("8", "how many connections to that database are kept at most, half of them to write"),
    DOLMEN_BACKUP_FOLDER("none", "a folder to which the host copies its database once a day"),
    DOLMEN_BACKUPS_KEPT("14", "how many of these backups are kept"),
    DOLMEN_HEALTH_PORT("none", "the port where /health, /ready and /metrics answer; 0 takes any free one"),
    DOLMEN_HEALTH_ADDRESS("127.0.0.1", "the address of this machine at which that port is opened; 0.0.0.0 for all"),
    DOLMEN_HEALTH_NAME("none", "the name by which others ask that port, where they use neither localhost nor a number"),
    DOLMEN_SANDBOX_PORT("8642", "the port of the local Discord; 0 takes any free one"),
    DOLMEN_LOG("text", "how the log is written: text for people, json for programs"),
    DOLMEN_LOG_LEVEL("info", "what Dolmen logs of its own work: error, warn, info, debug or trace"),
    DOLMEN_SHARDS(
            "auto", "the shards of this process, such as 0-3/16 of 16 in several processes; auto for all in this one"),
    DOLMEN_REQUESTS("50", "how many requests a second Discord takes of this bot, of all its processes together"),
    DOLMEN_DRAIN("10s", "how long a stop waits for what is in hand, from 1s to 120s"),
    DOLMEN_TABLES("none", "a folder of tables made by dolmen solve, from which solved games are played perfectly"),
    DOLMEN_PRIVACY_URL("none", "the address of your privacy policy, which /privacy and /help show; https only"),
    DOLMEN_TERMS_URL("none", "the address of your terms, which /privacy and /help show; https only");

    private final String usual;
    private final String meaning;

    Setting(String usual, String meaning) {
        this.usual = usual;
        this.meaning = meaning;
    }

    /** The value by default. */
    public String usual() {
        return usual;
    }

    /** A description of the setting, in words for people. */
    public String meaning() {
        return meaning;
    }

    /** True if its value is never shown. */
    boolean secret() {
        return this == DISCORD_TOKEN || this == DOLMEN_DATABASE_PASSWORD;
    }

    static Optional<Setting> named(String name) {
        return Arrays.stream(values())
                .filter(setting -> setting.name().equals(name))
                .findFirst();
    }

    /** The setting with the most similar name, for a hint after a misspelling. */
    static Setting nearest(String name) {
        return Arrays.stream(values())
                .min(Comparator.comparingInt(setting -> distance(setting.name(), name)))
                .orElseThrow();
    }

    /** True if the name is only a slip of the pen away from the nearest setting. */
    static boolean misspelt(String name) {
        return distance(nearest(name).name(), name) <= 2;
    }

    /** The number of letters to insert, delete or replace to make one of the other (Levenshtein distance). */
    private static int distance(String one, String other) {
        int[] before = new int[other.length() + 1];
        Arrays.setAll(before, column -> column);
        for (int row = 1; row <= one.length(); row++) {
            int[] now = new int[before.length];
            now[0] = row;
            for (int column = 1; column < now.length; column++) {
                int replaced = before[column - 1] + (one.charAt(row - 1) == other.charAt(column - 1) ? 0 : 1);
                now[column] = Math.min(replaced, 1 + Math.min(before[column], now[column - 1]));
            }
            before = now;
        }
        return before[other.length()];
    }
}
