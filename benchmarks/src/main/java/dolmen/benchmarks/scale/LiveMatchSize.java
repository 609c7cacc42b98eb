package dolmen.benchmarks.scale;

import dolmen.benchmarks.ManyMatches;
import dolmen.sandbox.SandboxConfiguration;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Measures the size of live matches in an SQLite file, in a PostgreSQL database, and in the memory of a host after its
 * start. Each match is half played.
 *
 * <p>Arguments: a new folder and the numbers of matches, such as {@code 0 1000 10000 100000}.
 */
public final class LiveMatchSize {
    private static final Duration SETTLING = Duration.ofSeconds(20);
    private static final Pattern TOTAL = Pattern.compile("Total\\s+\\d+\\s+(\\d+)");
    private static final List<String> OPTIONS = List.of("-Xmx256m");
    private static final double MIB = 1_048_576;

    private final Path folder;
    private final DatabaseServer server;

    private LiveMatchSize(Path folder, DatabaseServer server) {
        this.folder = folder;
        this.server = server;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException, SQLException {
        Path folder = Files.createDirectories(Path.of(arguments[0])).toAbsolutePath();
        var table = new StringBuilder("""
                | live matches | database | size, MiB | host memory, MiB | live heap, MiB | processor time, s | `/metrics` took, ms |
                |---:|---|---:|---:|---:|---:|---:|
                """);
        try (DatabaseServer server = DatabaseServer.start(folder)) {
            var measured = new LiveMatchSize(folder, server);
            for (String matches : List.of(arguments).subList(1, arguments.length)) {
                table.append(measured.measure(Integer.parseInt(matches)));
                Files.writeString(folder.resolve("report.md"), table);
            }
        }
        System.out.print(table);
    }

    private String measure(int matches) throws IOException, InterruptedException, SQLException {
        Path own = Files.createDirectories(folder.resolve("matches-" + matches));
        Path file = own.resolve("dolmen.db");
        ManyMatches.fillWithLive(file, matches);
        String name = "matches" + matches;
        server.makeFrom(own, file, name);
        long onServer = server.size(name);
        return host(HostLayout.FILE, own, Map.of()).line(matches, Files.size(file))
                + host(HostLayout.ONE, own, server.settings(name)).line(matches, onServer);
    }

    private record Host(HostLayout layout, long resident, long live, Duration used, Duration counting) {
        String line(int matches, long database) {
            return "| %,d | %s | %,.1f | %,.0f | %,.0f | %.1f | %,d |%n"
                    .formatted(
                            matches,
                            layout.onServer() ? "PostgreSQL" : "SQLite",
                            database / MIB,
                            resident / MIB,
                            live / MIB,
                            used.toMillis() / 1_000.0,
                            counting.toMillis());
        }
    }

    private Host host(HostLayout layout, Path own, Map<String, String> database)
            throws IOException, InterruptedException {
        try (JavaProcess discord = JavaProcess.start(
                own, OPTIONS, Map.of(), LocalDiscordProcess.class, Integer.toString(HostLayout.SHARDS), "false")) {
            var environment = new HashMap<>(database);
            environment.put("DISCORD_TOKEN", SandboxConfiguration.DEFAULT_TOKEN);
            environment.put("DISCORD_API_BASE", discord.await(LocalDiscordProcess.API));
            environment.put("DISCORD_GATEWAY", discord.await(LocalDiscordProcess.GATEWAY));
            try (Fleet fleet = Fleet.start(layout, own, environment)) {
                Thread.sleep(SETTLING);
                Duration used = fleet.processorTime();
                fleet.figures();
                long asked = System.nanoTime();
                fleet.figures();
                Duration counting = Duration.ofNanos(System.nanoTime() - asked);
                return new Host(layout, fleet.resident(), live(fleet.hosts().getFirst()), used, counting);
            }
        }
    }

    /** The used heap after a full collection, which the histogram triggers. */
    private static long live(JavaProcess host) throws IOException, InterruptedException {
        String tool = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
        Process asked = new ProcessBuilder(tool, Long.toString(host.pid()), "GC.class_histogram")
                .redirectErrorStream(true)
                .start();
        String answer = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        asked.waitFor();
        return TOTAL.matcher(answer)
                .results()
                .mapToLong(found -> Long.parseLong(found.group(1)))
                .sum();
    }
}
