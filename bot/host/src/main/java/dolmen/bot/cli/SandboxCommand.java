package dolmen.bot.cli;

import dolmen.bot.cli.sandbox.LocalDiscord;
import dolmen.bot.cli.sandbox.UnusableSandboxException;
import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.ops.StopSignal;
import dolmen.bot.ops.configuration.Configuration;
import dolmen.bot.ops.configuration.InvalidConfigurationException;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The command that opens only the local Discord, for a bot in another process. */
@Command(
        name = "sandbox",
        mixinStandardHelpOptions = true,
        description = {
            "Opens only the local Discord, and prints the variables that a bot in another process needs to join it.",
            "DOLMEN_DATA and DOLMEN_SANDBOX_PORT set its folder and its port, as for serve."
        })
final class SandboxCommand implements Callable<Integer> {
    @Mixin
    private final ConfigurationOption option = new ConfigurationOption();

    private final Console console;
    private final Map<String, String> environment;

    SandboxCommand(Console console, Map<String, String> environment) {
        this.console = console;
        this.environment = environment;
    }

    @Override
    public Integer call() throws InterruptedException {
        try {
            Configuration configuration = option.read(environment);
            try (var stop = StopSignal.ofProcess(configuration.drain());
                    var local = LocalDiscord.open(configuration)) {
                local.invitation().run();
                console.out().println("The local Discord is open: " + local.page());
                console.out().println("DISCORD_TOKEN=" + local.token());
                console.out().println("DISCORD_API_BASE=" + local.addresses().apiBase());
                console.out().println("DISCORD_GATEWAY=" + local.addresses().gateway());
                stop.await();
            }
            return ExitStatus.DONE;
        } catch (InvalidConfigurationException | UnusableSandboxException refused) {
            return console.refuse(ExitStatus.REFUSED, String.valueOf(refused.getMessage()));
        }
    }
}
