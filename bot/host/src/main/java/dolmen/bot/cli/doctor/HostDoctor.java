package dolmen.bot.cli.doctor;

import dolmen.bot.discord.DiscordConfiguration;
import dolmen.bot.id.Release;
import dolmen.bot.ops.configuration.Configuration;
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

/** The examination of a host with valid settings, even while it runs. It changes nothing. */
public record HostDoctor(Configuration configuration, InstantSource clock) {
    private static final String DISCORD = "https://discord.com/api/v10/";
    private static final Duration LONGEST_CONNECT = Duration.ofSeconds(5);

    /** The release and its Java. */
    public static Finding version() {
        return Finding.fine("version", Release.onJava());
    }

    /** All findings, the most general first. */
    public List<Finding> all() throws InterruptedException {
        var findings = new ArrayList<Finding>();
        findings.add(version());
        findings.add(Finding.fine("settings", "all are valid"));
        findings.addAll(discord());
        findings.addAll(database());
        return List.copyOf(findings);
    }

    /** All findings, each in one line. */
    public List<String> lines() throws InterruptedException {
        return all().stream().map(Finding::line).toList();
    }

    private List<Finding> discord() throws InterruptedException {
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

    private List<Finding> database() {
        return switch (configuration.database()) {
            case DatabaseAddress.File(Path path) -> new FileExamination(path, configuration.backups(), clock).all();
            case DatabaseAddress.Server server -> List.of(reached(server));
        };
    }

    private static Finding reached(DatabaseAddress.Server server) {
        try {
            new StoredServer(server).require();
            return Finding.fine(
                    "database", "%s accepts this host; back it up with PostgreSQL's tools".formatted(server));
        } catch (UnusableDatabaseException refused) {
            return Finding.wrong("database", String.valueOf(refused.getMessage()));
        }
    }
}
