package dolmen.bot.ops.configuration;

import dolmen.bot.storage.sql.DatabaseAddress;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** A database on a server whose address somebody gives in place of the configured one. */
public final class NamedDatabase {
    private NamedDatabase() {}

    /**
     * The database, with the configured user and password.
     *
     * @param file of the configuration; replaces the one that the environment names
     * @throws InvalidConfigurationException if the address or the configuration is wrong
     */
    public static DatabaseAddress.Server at(String address, Map<String, String> environment, Optional<Path> file)
            throws InvalidConfigurationException {
        return DatabaseSettings.server(Settings.read(environment, file), "The address that was named", address);
    }
}
