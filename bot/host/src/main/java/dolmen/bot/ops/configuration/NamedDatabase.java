package dolmen.bot.ops.configuration;

import dolmen.bot.storage.sql.DatabaseAddress;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Reads a database on a server whose address replaces the configured one. */
public final class NamedDatabase {
    private NamedDatabase() {}

    /**
     * The database, with the configured user and password.
     *
     * @param file the configuration file that replaces the one in the environment
     * @throws InvalidConfigurationException if the address or the configuration is wrong
     */
    public static DatabaseAddress.Server at(String address, Map<String, String> environment, Optional<Path> file)
            throws InvalidConfigurationException {
        return DatabaseSettings.server(Settings.read(environment, file), "The given address", address);
    }
}
