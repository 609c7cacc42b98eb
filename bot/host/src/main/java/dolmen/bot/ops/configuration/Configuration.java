package dolmen.bot.ops.configuration;

import dolmen.bot.id.Shards;
import dolmen.bot.storage.sql.DatabaseAddress;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The operator's configuration.
 *
 * @param token the Discord token; without one the host opens the local Discord
 * @param apiBase another address for Discord's REST API; loopback only
 * @param gateway another address for Discord's gateway; loopback only
 * @param folder the folder of the database and the local Discord
 * @param server the database on a server that replaces the file, if any
 * @param backups the plan for backups of the database, if any
 * @param health the address of the health endpoint, with port 0 for any free port; empty for no endpoint
 * @param healthName the name to which the health endpoint answers besides localhost and IP addresses
 * @param sandboxPort the port of the local Discord; 0 for any free one
 * @param log the style of the log
 * @param shards the shards of this process, or all shards if it claims a share
 * @param claims true if this process shares the shards with equal processes
 * @param requests Discord's rate limit in requests per second, for all processes of the bot together
 * @param drain the maximum time for running work after a request to stop
 * @param tables the folder of tables of solved variants, if any
 * @param privacyPolicy the page with the operator's privacy policy, if any
 * @param terms the page with the operator's terms, if any
 */
public record Configuration(
        Optional<BotToken> token,
        Optional<String> apiBase,
        Optional<String> gateway,
        Path folder,
        Optional<DatabaseAddress.Server> server,
        Optional<BackupPlan> backups,
        Optional<InetSocketAddress> health,
        Optional<String> healthName,
        int sandboxPort,
        LogStyle log,
        Shards shards,
        boolean claims,
        int requests,
        Duration drain,
        Optional<Path> tables,
        Optional<URI> privacyPolicy,
        Optional<URI> terms) {
    private static final String CLAIM = "claim/";
    private static final int LONGEST_ADDRESS = 200;
    private static final int MAX_PORT = 65_535;
    private static final Pattern SECONDS = Pattern.compile("(\\d{1,3})s?");
    private static final Duration SHORTEST_DRAIN = Duration.ofSeconds(1);
    private static final Duration LONGEST_DRAIN = Duration.ofMinutes(2);

    /** The configuration in the environment and in the file that it names. */
    public static Configuration from(Map<String, String> environment) throws InvalidConfigurationException {
        return from(environment, Optional.empty());
    }

    /**
     * The configuration in the environment, completed from the file.
     *
     * @param file the file that replaces the one in the environment
     */
    public static Configuration from(Map<String, String> environment, Optional<Path> file)
            throws InvalidConfigurationException {
        Settings settings = Settings.read(environment, file);
        Optional<Integer> healthPort = settings.text(Setting.DOLMEN_HEALTH_PORT).isPresent()
                ? Optional.of(port(settings, Setting.DOLMEN_HEALTH_PORT))
                : Optional.empty();
        InetAddress healthAddress = address(settings);
        return new Configuration(
                BotToken.read(settings),
                settings.text(Setting.DISCORD_API_BASE),
                settings.text(Setting.DISCORD_GATEWAY),
                path(Setting.DOLMEN_DATA, settings.orUsual(Setting.DOLMEN_DATA)),
                DatabaseSettings.read(settings),
                BackupPlan.read(settings),
                healthPort.map(port -> new InetSocketAddress(healthAddress, port)),
                settings.text(Setting.DOLMEN_HEALTH_NAME),
                port(settings, Setting.DOLMEN_SANDBOX_PORT),
                new LogStyle(
                        oneOf(LogStyle.Form.class, settings, Setting.DOLMEN_LOG),
                        oneOf(LogStyle.Level.class, settings, Setting.DOLMEN_LOG_LEVEL)),
                shards(settings),
                settings.orUsual(Setting.DOLMEN_SHARDS).startsWith(CLAIM),
                requests(settings),
                drain(settings),
                tables(settings),
                page(settings, Setting.DOLMEN_PRIVACY_URL),
                page(settings, Setting.DOLMEN_TERMS_URL));
    }

    /**
     * The effective settings, one per line; secrets are hidden.
     *
     * @param file the file that replaces the one in the environment
     * @throws InvalidConfigurationException if the bot cannot run with these settings
     */
    public static List<String> lines(Map<String, String> environment, Optional<Path> file)
            throws InvalidConfigurationException {
        from(environment, file);
        Settings settings = Settings.read(environment, file);
        return Arrays.stream(Setting.values())
                .map(setting -> settings.text(setting)
                        .map(set -> "%s = %s".formatted(setting, setting.secret() ? "(hidden)" : set))
                        .orElseGet(() -> "%s is not set (%s)".formatted(setting, setting.usual())))
                .toList();
    }

    /**
     * The files with a token or a password in them.
     *
     * @param file the file that replaces the one in the environment
     */
    public static List<Path> filesWithSecrets(Map<String, String> environment, Optional<Path> file)
            throws InvalidConfigurationException {
        return Settings.read(environment, file).filesWithSecrets();
    }

    /** The database of the matches on Discord, or on the local Discord if there is no token. */
    public DatabaseAddress database() {
        return server.<DatabaseAddress>map(there -> there)
                .orElseGet(() -> new DatabaseAddress.File(place().resolve("dolmen.db")));
    }

    private Path place() {
        return token.isPresent() ? folder : sandboxFolder();
    }

    /** The folder for other backups than the daily ones: the folder of the daily backups, or else of the database. */
    public Path folderOfBackups() {
        return backups.map(BackupPlan::folder).orElseGet(this::place);
    }

    /** The texts that must never appear in a log. */
    public List<String> secrets() {
        return Stream.of(token.map(BotToken::secret), server.flatMap(DatabaseAddress.Server::password))
                .flatMap(Optional::stream)
                .toList();
    }

    /** The folder of the local Discord and its matches. */
    public Path sandboxFolder() {
        return folder.resolve("sandbox");
    }

    private static Optional<Path> tables(Settings settings) throws InvalidConfigurationException {
        Optional<String> text = settings.text(Setting.DOLMEN_TABLES);
        return text.isEmpty() ? Optional.empty() : Optional.of(path(Setting.DOLMEN_TABLES, text.get()));
    }

    private static Path path(Setting setting, String text) throws InvalidConfigurationException {
        try {
            return Path.of(text);
        } catch (InvalidPathException notAPath) {
            throw fault(setting, text, "it must be a path");
        }
    }

    private static int port(Settings settings, Setting setting) throws InvalidConfigurationException {
        String text = settings.orUsual(setting);
        try {
            int port = Integer.parseInt(text);
            if (port >= 0 && port <= MAX_PORT) {
                return port;
            }
        } catch (NumberFormatException notANumber) {
            throw notAPort(setting, text);
        }
        throw notAPort(setting, text);
    }

    private static InvalidConfigurationException notAPort(Setting setting, String text) {
        return fault(setting, text, "it must be a number from 0 to " + MAX_PORT);
    }

    /** Reads an IP address. A host name would need a look-up, for which a start should not wait. */
    private static InetAddress address(Settings settings) throws InvalidConfigurationException {
        String text = settings.orUsual(Setting.DOLMEN_HEALTH_ADDRESS);
        try {
            if (text.matches("[0-9.]+|\\[?[0-9a-fA-F:.]*:[0-9a-fA-F:.]*\\]?")) {
                return InetAddress.getByName(text);
            }
        } catch (UnknownHostException unknown) {
            throw notAnAddress(text);
        }
        throw notAnAddress(text);
    }

    private static InvalidConfigurationException notAnAddress(String text) {
        return fault(Setting.DOLMEN_HEALTH_ADDRESS, text, "it must be an IP address, such as 127.0.0.1 or ::1");
    }

    private static <E extends Enum<E>> E oneOf(Class<E> kind, Settings settings, Setting setting)
            throws InvalidConfigurationException {
        String text = settings.orUsual(setting);
        Optional<E> meant = Arrays.stream(kind.getEnumConstants())
                .filter(one -> one.name().equalsIgnoreCase(text))
                .findFirst();
        if (meant.isEmpty()) {
            String allowed = Arrays.stream(kind.getEnumConstants())
                    .map(one -> one.name().toLowerCase(Locale.ROOT))
                    .collect(Collectors.joining(", "));
            throw fault(setting, text, "it must be one of: " + allowed);
        }
        return meant.get();
    }

    private static Shards shards(Settings settings) throws InvalidConfigurationException {
        String text = settings.orUsual(Setting.DOLMEN_SHARDS);
        Optional<Shards> some = text.equals(Setting.DOLMEN_SHARDS.usual())
                ? Optional.of(Shards.ALL)
                : text.startsWith(CLAIM) ? Shards.every(text.substring(CLAIM.length())) : Shards.parse(text);
        if (some.isEmpty()) {
            throw fault(
                    Setting.DOLMEN_SHARDS,
                    text,
                    "it must be auto, a range of all shards such as 0-3/16, or claim/16 for a fair share");
        }
        return some.get();
    }

    private static int requests(Settings settings) throws InvalidConfigurationException {
        String text = settings.orUsual(Setting.DOLMEN_REQUESTS);
        if (text.matches("\\d{1,5}") && Integer.parseInt(text) > 0) {
            return Integer.parseInt(text);
        }
        throw fault(Setting.DOLMEN_REQUESTS, text, "it must be from 1 to 99999");
    }

    private static Duration drain(Settings settings) throws InvalidConfigurationException {
        String text = settings.orUsual(Setting.DOLMEN_DRAIN);
        Matcher seconds = SECONDS.matcher(text);
        if (seconds.matches()) {
            Duration drain = Duration.ofSeconds(Long.parseLong(seconds.group(1)));
            if (drain.compareTo(SHORTEST_DRAIN) >= 0 && drain.compareTo(LONGEST_DRAIN) <= 0) {
                return drain;
            }
        }
        throw fault(Setting.DOLMEN_DRAIN, text, "it must be from 1s to 120s");
    }

    private static Optional<URI> page(Settings settings, Setting setting) throws InvalidConfigurationException {
        Optional<String> text = settings.text(setting);
        return text.isEmpty() ? Optional.empty() : Optional.of(page(setting, text.get()));
    }

    /**
     * Reads the address of a page. It appears in messages, so it must not contain a character that ends a link there.
     */
    private static URI page(Setting setting, String text) throws InvalidConfigurationException {
        if (text.length() <= LONGEST_ADDRESS && !text.matches(".*[()<>].*")) {
            try {
                var address = new URI(text);
                if ("https".equals(address.getScheme()) && address.getHost() != null) {
                    return address;
                }
            } catch (URISyntaxException notAnAddress) {
                throw notAPage(setting, text);
            }
        }
        throw notAPage(setting, text);
    }

    private static InvalidConfigurationException notAPage(Setting setting, String text) {
        return fault(setting, text, "it must be an address such as https://example.org/privacy");
    }

    private static InvalidConfigurationException fault(Setting setting, String value, String why) {
        return new InvalidConfigurationException("%s is \"%s\", but %s.".formatted(setting, value, why));
    }
}
