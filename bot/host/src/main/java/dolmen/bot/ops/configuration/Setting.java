package dolmen.bot.ops.configuration;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;

/** A setting of the operator, in the environment or in the configuration file, under the name of its constant. */
public enum Setting {
    DISCORD_TOKEN("none: a local Discord", "the bot's secret, from Discord's developer portal"),
    DISCORD_TOKEN_FILE("none", "a file with only the token; replaces DISCORD_TOKEN"),
    DISCORD_API_BASE("Discord's", "another address for Discord's REST API, on this machine only"),
    DISCORD_GATEWAY("Discord's", "another address for Discord's gateway, on this machine only"),
    DOLMEN_CONFIG(
            "dolmen.properties beside the product, else in /etc/dolmen",
            "the configuration file; an environment variable only, and --config overrides it"),
    DOLMEN_DATA("data", "the folder of the database"),
    DOLMEN_DATABASE_URL(
            "none: a file", "the URL of a PostgreSQL database instead, such as postgresql://host:5432/dolmen"),
    DOLMEN_DATABASE_USER("the process's", "the user of that database"),
    DOLMEN_DATABASE_PASSWORD("none", "the password of that user"),
    DOLMEN_DATABASE_PASSWORD_FILE("none", "a file with only the password; replaces DOLMEN_DATABASE_PASSWORD"),
    DOLMEN_DATABASE_POOL("8", "the maximum size of the connection pool; half of it is for writes"),
    DOLMEN_BACKUP_FOLDER("none", "a folder to which the host copies its database once a day"),
    DOLMEN_BACKUPS_KEPT("14", "the number of backups to keep"),
    DOLMEN_HEALTH_PORT("none", "the port of /health, /ready and /metrics; 0 for any free one"),
    DOLMEN_HEALTH_ADDRESS("127.0.0.1", "the IP address on which that port is open; 0.0.0.0 for all"),
    DOLMEN_HEALTH_NAME("none", "the allowed host name of requests to that port, besides localhost and IP addresses"),
    DOLMEN_SANDBOX_PORT("8642", "the port of the local Discord; 0 for any free one"),
    DOLMEN_LOG("text", "the log format: text or json"),
    DOLMEN_LOG_LEVEL("info", "the log level: error, warn, info, debug or trace"),
    DOLMEN_SHARDS(
            "auto", "the shards of this process, such as 0-3/16; claim/16 takes a fair share; auto runs all shards"),
    DOLMEN_REQUESTS("50", "Discord's rate limit in requests per second, for all processes together"),
    DOLMEN_DRAIN("10s", "the shutdown timeout for running work, from 1s to 120s"),
    DOLMEN_TABLES("none", "a folder of tables from dolmen solve, for perfect play of solved games"),
    DOLMEN_PRIVACY_URL("none", "the address of your privacy policy, which /privacy and /help show; https only"),
    DOLMEN_TERMS_URL("none", "the address of your terms, which /privacy and /help show; https only");

    private final String usual;
    private final String meaning;

    Setting(String usual, String meaning) {
        this.usual = usual;
        this.meaning = meaning;
    }

    /** The default value. */
    public String usual() {
        return usual;
    }

    /** The description of the setting, for operators. */
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

    /** True if the name is probably a misspelling of the nearest setting. */
    static boolean misspelt(String name) {
        return distance(nearest(name).name(), name) <= 2;
    }

    /** The Levenshtein distance between two names. */
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
