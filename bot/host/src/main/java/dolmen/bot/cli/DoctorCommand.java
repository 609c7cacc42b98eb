package dolmen.bot.cli;

import dolmen.bot.cli.console.Console;
import dolmen.bot.cli.console.ExitStatus;
import dolmen.bot.cli.doctor.DiscordExamination;
import dolmen.bot.cli.doctor.FileExamination;
import dolmen.bot.cli.doctor.Finding;
import dolmen.bot.discord.DiscordConfiguration;
import dolmen.bot.id.Release;
import dolmen.bot.ops.configuration.Configuration;
import dolmen.bot.ops.configuration.InvalidConfigurationException;
import dolmen.bot.storage.StoredServer;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
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
    private static final String DISCORD = "https://discord.com/api/v10/";
    private static final Duration LONGEST_CONNECT = Duration.ofSeconds(5);

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
        var findings = new ArrayList<Finding>();
        findings.add(Finding.fine("version", "%s on Java %s".formatted(Release.name(), Runtime.version())));
        try {
            Configuration configuration = option.read(environment);
            findings.add(Finding.fine("settings", "all can be used"));
            findings.addAll(discord(configuration));
            findings.addAll(database(configuration));
        } catch (InvalidConfigurationException | IllegalArgumentException refused) {
            findings.add(Finding.wrong("settings", String.valueOf(refused.getMessage())));
        }
        return List.copyOf(findings);
    }

    private List<Finding> discord(Configuration configuration) throws InterruptedException {
        if (configuration.token().isEmpty()) {
            return List.of(
                    Finding.note("token", "none is set, so Dolmen plays on a local Discord. Set DISCORD_TOKEN."));
        }
        String token = configuration.token().get().secret();
        String apiBase = DiscordConfiguration.of(token, configuration.apiBase(), configuration.gateway())
                .local()
                .map(DiscordConfiguration.LocalDiscord::apiBase)
                .orElse(DISCORD);
        try (HttpClient client =
                HttpClient.newBuilder().connectTimeout(LONGEST_CONNECT).build()) {
            return new DiscordExamination(URI.create(apiBase), client, clock).of(token);
        }
    }

    private List<Finding> database(Configuration configuration) {
        return switch (configuration.database()) {
            case DatabaseAddress.File(Path path) -> new FileExamination(path, configuration.backups(), clock).all();
            case DatabaseAddress.Server server -> List.of(reached(server));
        };
    }

    private static Finding reached(DatabaseAddress.Server server) {
        try {
            new StoredServer(server).require();
            return Finding.fine(
                    "database", "%s lets this host in; back it up with PostgreSQL's tools".formatted(server));
        } catch (UnusableDatabaseException refused) {
            return Finding.wrong("database", String.valueOf(refused.getMessage()));
        }
    }
}
