package dolmen.bot.cli;

import dolmen.bot.ops.configuration.Configuration;
import dolmen.bot.ops.configuration.InvalidConfigurationException;
import java.nio.file.Path;
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

    Configuration read(Map<String, String> environment) throws InvalidConfigurationException {
        return Configuration.from(environment, file);
    }
}
