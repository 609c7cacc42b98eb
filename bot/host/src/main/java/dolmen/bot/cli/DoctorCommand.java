package dolmen.bot.cli;

import dolmen.bot.cli.doctor.Finding;
import dolmen.bot.cli.doctor.HealthExamination;
import dolmen.bot.cli.doctor.HostDoctor;
import dolmen.bot.cli.doctor.SecretFilesExamination;
import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.ops.configuration.Configuration;
import dolmen.bot.ops.configuration.InvalidConfigurationException;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.UnreadableFontsException;
import java.net.InetSocketAddress;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The command that examines a host and reports each fault with its remedy. */
@Command(
        name = "doctor",
        mixinStandardHelpOptions = true,
        description = {
            "Examines the settings, the token, the clock, the database, the disk and the backups, even while the host runs.",
            "Prints one line for each, with the remedy for a fault. The exit status is 0 without faults."
        })
final class DoctorCommand implements Callable<Integer> {
    @Mixin
    private final ConfigurationOption option = new ConfigurationOption();

    private final Console console;
    private final Map<String, String> environment;
    private final InstantSource clock;

    /** @param environment the environment variables of the service */
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
            Configuration configuration = option.read(environment);
            var findings = new ArrayList<>(new HostDoctor(configuration, clock).all());
            findings.addAll(new SecretFilesExamination(option.filesWithSecrets(environment)).all());
            Optional<InetSocketAddress> health = configuration.health().filter(place -> place.getPort() != 0);
            if (health.isPresent()) {
                findings.add(new HealthExamination(health.get()).finding());
            }
            findings.add(fonts());
            return List.copyOf(findings);
        } catch (InvalidConfigurationException | IllegalArgumentException refused) {
            return List.of(HostDoctor.version(), Finding.wrong("settings", String.valueOf(refused.getMessage())));
        }
    }

    /** Some builds of Java leave out libraries without which no board can be drawn. */
    private static Finding fonts() {
        try {
            Typeface.load();
            return Finding.fine("fonts", "can be read");
        } catch (UnreadableFontsException refused) {
            return Finding.wrong("fonts", String.valueOf(refused.getMessage()));
        }
    }
}
