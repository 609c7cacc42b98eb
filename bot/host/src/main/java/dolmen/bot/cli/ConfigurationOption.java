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
            description = "File of settings NAME = VALUE, instead of DOLMEN_CONFIG; the environment overrides it.")
    private Optional<Path> file = Optional.empty();

    /**
     * Returns the configured database of the service, and prints its address on the error stream.
     *
     * @throws InvalidConfigurationException if the configuration is wrong, or has no token although there is a database
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
     * As above, for a database that must be a file.
     *
     * @param otherwise the advice if it is not a file
     * @throws InvalidConfigurationException if it is not a file; the message is meant for the operator
     */
    Path databaseFile(Map<String, String> environment, Console console, String otherwise)
            throws InvalidConfigurationException {
        return switch (hostDatabase(environment, console)) {
            case DatabaseAddress.File(Path path) -> path;
            case DatabaseAddress.Server server ->
                throw new InvalidConfigurationException(
                        "the database %s is on a PostgreSQL server: %s.".formatted(server, otherwise));
        };
    }

    /**
     * The database with the given name: a file, or an address on a server, with the configured user and password.
     *
     * @throws InvalidConfigurationException if it is not an address; the message is meant for the operator
     */
    DatabaseAddress database(Map<String, String> environment, String named) throws InvalidConfigurationException {
        return named.contains("://")
                ? NamedDatabase.at(named, environment, file)
                : new DatabaseAddress.File(Path.of(named));
    }

    /** The effective settings, one per line. */
    List<String> lines(Map<String, String> environment) throws InvalidConfigurationException {
        return Configuration.lines(environment, file);
    }

    /** The files of the configuration with a token or a password in them. */
    List<Path> filesWithSecrets(Map<String, String> environment) throws InvalidConfigurationException {
        return Configuration.filesWithSecrets(environment, file);
    }

    Configuration read(Map<String, String> environment) throws InvalidConfigurationException {
        return Configuration.from(environment, file);
    }
}
