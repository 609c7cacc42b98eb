package dolmen.bot.cli;

import dolmen.bot.cli.console.Console;
import dolmen.bot.cli.console.ExitStatus;
import dolmen.bot.ops.StopSignal;
import dolmen.bot.ops.configuration.Configuration;
import dolmen.bot.ops.configuration.InvalidConfigurationException;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import dolmen.sandbox.http.PortTakenException;
import dolmen.sandbox.login.LoginLimits;
import dolmen.sandbox.rest.Conditions;
import dolmen.sandbox.storage.UnusableFolderException;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The command that opens the local Discord alone, for a bot in another process. */
@Command(
        name = "sandbox",
        mixinStandardHelpOptions = true,
        description = {
            "Opens the local Discord alone, and prints the variables with which a bot in another process joins it.",
            "DOLMEN_DATA and DOLMEN_SANDBOX_PORT say where, as for serve."
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
            var kept = SandboxConfiguration.transientOne()
                    .withPort(configuration.sandboxPort())
                    .withFolder(configuration.folder().resolve("sandbox"))
                    .withLogins(LoginLimits.REAL)
                    .withConditions(Conditions.LIMITED);
            try (var stop = StopSignal.ofProcess(configuration.drain());
                    var sandbox = Sandbox.open(kept)) {
                console.out().println("The local Discord is open: " + sandbox.pageUrl());
                console.out().println("DISCORD_TOKEN=" + SandboxConfiguration.DEFAULT_TOKEN);
                console.out().println("DISCORD_API_BASE=" + sandbox.apiBase());
                console.out().println("DISCORD_GATEWAY=" + sandbox.gatewayUrl());
                stop.await();
            }
            return ExitStatus.DONE;
        } catch (InvalidConfigurationException | PortTakenException | UnusableFolderException refused) {
            return console.refuse(ExitStatus.REFUSED, String.valueOf(refused.getMessage()));
        }
    }
}
