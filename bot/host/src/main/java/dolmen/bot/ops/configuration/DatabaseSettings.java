package dolmen.bot.ops.configuration;

import dolmen.bot.storage.sql.DatabaseAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads the address of a database on a server. Messages never quote the address, because it may contain a secret. */
final class DatabaseSettings {
    private static final int FEWEST_CONNECTIONS = 2;
    private static final int MOST_CONNECTIONS = 200;
    private static final Pattern NAME = Pattern.compile("/[^/]+");
    private static final Pattern SECRETS = Pattern.compile("(?i)(.*&)?(user|password|sslpassword)=.*");

    private DatabaseSettings() {}

    static Optional<DatabaseAddress.Server> read(Settings settings) throws InvalidConfigurationException {
        Optional<String> url = settings.text(Setting.DOLMEN_DATABASE_URL);
        return url.isEmpty()
                ? Optional.empty()
                : Optional.of(server(settings, Setting.DOLMEN_DATABASE_URL.name(), url.get()));
    }

    /**
     * The database at the address, with the configured user and password.
     *
     * @param named the operator's name for the address
     */
    static DatabaseAddress.Server server(Settings settings, String named, String url)
            throws InvalidConfigurationException {
        Optional<Secret> password =
                Secret.read(settings, Setting.DOLMEN_DATABASE_PASSWORD, Setting.DOLMEN_DATABASE_PASSWORD_FILE);
        return new DatabaseAddress.Server(
                address(named, url),
                settings.text(Setting.DOLMEN_DATABASE_USER),
                password.map(Secret::text),
                connections(settings));
    }

    private static URI address(String named, String text) throws InvalidConfigurationException {
        try {
            var address = new URI(text);
            if (address.getRawUserInfo() != null
                    || (address.getRawQuery() != null
                            && SECRETS.matcher(address.getRawQuery()).matches())) {
                throw new InvalidConfigurationException(
                        "%s contains a user or a password; set DOLMEN_DATABASE_USER and DOLMEN_DATABASE_PASSWORD."
                                .formatted(named));
            }
            if (text.startsWith("postgresql://")
                    && address.getHost() != null
                    && NAME.matcher(address.getRawPath()).matches()
                    && address.getRawFragment() == null) {
                return address;
            }
        } catch (URISyntaxException notAnAddress) {
            throw notAServer(named);
        }
        throw notAServer(named);
    }

    private static InvalidConfigurationException notAServer(String named) {
        return new InvalidConfigurationException(
                "%s is not the address of a database, such as postgresql://host:5432/dolmen.".formatted(named));
    }

    private static int connections(Settings settings) throws InvalidConfigurationException {
        String text = settings.orUsual(Setting.DOLMEN_DATABASE_POOL);
        if (text.matches("\\d{1,3}")) {
            int connections = Integer.parseInt(text);
            if (connections >= FEWEST_CONNECTIONS && connections <= MOST_CONNECTIONS) {
                return connections;
            }
        }
        throw new InvalidConfigurationException("DOLMEN_DATABASE_POOL is \"%s\", but it must be from %d to %d."
                .formatted(text, FEWEST_CONNECTIONS, MOST_CONNECTIONS));
    }
}
