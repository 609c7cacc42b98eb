package dolmen.bot.ops.configuration;

import dolmen.bot.storage.sql.DatabaseAddress;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** A database of a server that somebody names by its address in place of the one that is set. */
public final class NamedDatabase {
    private NamedDatabase() {}

    /**
     * The database, with the user and the password that are set.
     *
     * @param file of the configuration, in place of the one that the environment names
     * @throws InvalidConfigurationException if it is no address, or what is set is wrong
     */
    public static DatabaseAddress.Server at(String address, Map<String, String> environment, Optional<Path> file)
            throws InvalidConfigurationException {
        return DatabaseSettings.server(Settings.read(environment, file), "The address that was named", address);
    }
}
