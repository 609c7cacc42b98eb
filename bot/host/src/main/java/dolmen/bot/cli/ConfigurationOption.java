package dolmen.bot.cli;

import dolmen.bot.console.Console;
import dolmen.bot.ops.configuration.Configuration;
import dolmen.bot.ops.configuration.InvalidConfigurationException;
import dolmen.bot.ops.configuration.NamedDatabase;
import dolmen.bot.storage.sql.DatabaseAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option that names the configuration file, for every command that reads it. */
final class ConfigurationOption {
    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "What is set, as lines NAME = VALUE; the environment wins. DOLMEN_CONFIG names it too.")
    private Optional<Path> file = Optional.empty();

    /**
     * The database that the service is configured to use. Also writes on the console which one that is.
     *
     * @throws InvalidConfigurationException if the configuration is wrong, or names no token where there is a database
     *     of matches on Discord
     */
    DatabaseAddress hostDatabase(Map<String, String> environment, Console console)
            throws InvalidConfigurationException {
        Configuration configuration = read(environment);
        Path onDiscord = configuration.folder().resolve("dolmen.db");
        if (configuration.token().isEmpty() && configuration.server().isEmpty() && Files.exists(onDiscord)) {
            throw new InvalidConfigurationException(
                    "no token is set here, but there is a database of matches on Discord, %s. Name the settings of the service with --config or DOLMEN_CONFIG."
                            .formatted(onDiscord.toAbsolutePath()));
        }
        console.err().println("Database: " + named(configuration.database()));
        return configuration.database();
    }

    private static String named(DatabaseAddress address) {
        return switch (address) {
            case DatabaseAddress.File(Path path) -> path.toAbsolutePath().toString();
            case DatabaseAddress.Server server -> server.toString();
        };
    }

    /**
     * As above, if that database is a file.
     *
     * @param otherwise what to do where it is no file
     * @throws InvalidConfigurationException if it is no file, in words for the operator
     */
    Path databaseFile(Map<String, String> environment, Console console, String otherwise)
            throws InvalidConfigurationException {
        return switch (hostDatabase(environment, console)) {
            case DatabaseAddress.File(Path path) -> path;
            case DatabaseAddress.Server server ->
                throw new InvalidConfigurationException(
                        "the database %s is one of a PostgreSQL server: %s.".formatted(server, otherwise));
        };
    }

    /**
     * The named database: a file, or the address of one on a server, whose user and password are configured.
     *
     * @throws InvalidConfigurationException if it is no address, in words for the operator
     */
    DatabaseAddress database(Map<String, String> environment, String named) throws InvalidConfigurationException {
        return named.contains("://")
                ? NamedDatabase.at(named, environment, file)
                : new DatabaseAddress.File(Path.of(named));
    }

    /** The settings in force, one a line. */
    List<String> lines(Map<String, String> environment) throws InvalidConfigurationException {
        return Configuration.lines(environment, file);
    }

    Configuration read(Map<String, String> environment) throws InvalidConfigurationException {
        return Configuration.from(environment, file);
    }
}
