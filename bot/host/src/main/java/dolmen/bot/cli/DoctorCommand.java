package dolmen.bot.cli;

import dolmen.bot.cli.doctor.Finding;
import dolmen.bot.cli.doctor.HostDoctor;
import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.ops.configuration.InvalidConfigurationException;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The command that examines a host and names each fault with its cure. */
@Command(
        name = "doctor",
        mixinStandardHelpOptions = true,
        description = {
            "Examines the settings, the token, the clock, the database, the disk and the backups, also while the host runs.",
            "One line for each, with the cure where something is wrong. The exit status is 0 if nothing is."
        })
final class DoctorCommand implements Callable<Integer> {
    @Mixin
    private final ConfigurationOption option = new ConfigurationOption();

    private final Console console;
    private final Map<String, String> environment;
    private final InstantSource clock;

    /** @param environment the variables that the service has */
    DoctorCommand(Console console, Map<String, String> environment, InstantSource clock) {
        this.console = console;
        this.environment = environment;
        this.clock = clock;
    }

    @Override
    public Integer call() throws InterruptedException {
        List<Finding> findings = findings();
        findings.forEach(finding -> console.out().println(finding.line()));
        return findings.stream().anyMatch(finding -> finding.verdict() == Finding.Verdict.WRONG)
                ? ExitStatus.REFUSED
                : ExitStatus.DONE;
    }

    private List<Finding> findings() throws InterruptedException {
        try {
            return new HostDoctor(option.read(environment), clock).all();
        } catch (InvalidConfigurationException | IllegalArgumentException refused) {
            return List.of(HostDoctor.version(), Finding.wrong("settings", String.valueOf(refused.getMessage())));
        }
    }
}
