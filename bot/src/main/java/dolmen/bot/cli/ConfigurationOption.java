package dolmen.bot.cli;

import dolmen.bot.ops.configuration.Configuration;
import dolmen.bot.ops.configuration.InvalidConfigurationException;
import dolmen.bot.ops.configuration.NamedDatabase;
import dolmen.bot.storage.sql.DatabaseAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option that names the file of the configuration, for every command that reads it. */
final class ConfigurationOption {
    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "What is set, as lines NAME = VALUE; the environment wins. DOLMEN_CONFIG names it too.")
    private Optional<Path> file = Optional.empty();

    /**
     * The file of the database.
     *
     * @param otherwise what to do where it is no file
     * @throws InvalidConfigurationException if it is no file, in words for the operator
     */
    Path databaseFile(Map<String, String> environment, String otherwise) throws InvalidConfigurationException {
        return switch (read(environment).database()) {
            case DatabaseAddress.File(Path path) -> path;
            case DatabaseAddress.Server server ->
                throw new InvalidConfigurationException(
                        "the database %s is one of a PostgreSQL server: %s.".formatted(server, otherwise));
        };
    }

    /**
     * The database that somebody names: a file, or by its address one of a server, whose user and password are set.
     *
     * @throws InvalidConfigurationException if it is no address, in words for the operator
     */
    DatabaseAddress database(Map<String, String> environment, String named) throws InvalidConfigurationException {
        return named.contains("://")
                ? NamedDatabase.at(named, environment, file)
                : new DatabaseAddress.File(Path.of(named));
    }

    /** What holds, a line for each setting. */
    List<String> lines(Map<String, String> environment) throws InvalidConfigurationException {
        return Configuration.lines(environment, file);
    }

    Configuration read(Map<String, String> environment) throws InvalidConfigurationException {
        return Configuration.from(environment, file);
    }
}
