package dolmen.bot.cli;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.ops.configuration.InvalidConfigurationException;
import dolmen.bot.ops.configuration.Setting;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The command that lists and checks the configuration. */
@Command(
        name = "config",
        mixinStandardHelpOptions = true,
        description = "Lists the settings, or checks the configuration.",
        synopsisSubcommandLabel = "(check | list)")
record ConfigCommand(Console console, Map<String, String> environment) {
    @Command(
            name = "check",
            mixinStandardHelpOptions = true,
            description = "Reads the configuration as serve does, and reports any fault in it.")
    int check(@Mixin ConfigurationOption configuration) {
        try {
            configuration.lines(environment).forEach(console.out()::println);
            return ExitStatus.DONE;
        } catch (InvalidConfigurationException refused) {
            return console.refuse(ExitStatus.MISCONFIGURED, String.valueOf(refused.getMessage()));
        }
    }

    @Command(
            name = "list",
            mixinStandardHelpOptions = true,
            description = "Lists all settings, with their defaults and descriptions.")
    int list() {
        for (Setting setting : Setting.values()) {
            console.out().println("%s (%s): %s".formatted(setting, setting.usual(), setting.meaning()));
        }
        return ExitStatus.DONE;
    }
}
