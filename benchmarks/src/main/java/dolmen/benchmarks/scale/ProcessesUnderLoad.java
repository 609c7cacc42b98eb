package dolmen.benchmarks.scale;

import dolmen.benchmarks.ManyMatches;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/**
 * Measures the throughput of moves, the delay of acknowledgements and the delay of boards for one process with SQLite
 * and for one, two and four processes with PostgreSQL. The hosts, a local Discord for each layout, the database server
 * and this program, which plays the people, are separate processes. All layouts run from the start, each with two
 * thousand other live matches in its database. They take turns in short rounds, so that other load on the machine
 * affects all of them.
 *
 * <p>Arguments: a new folder, the number of rounds, the seconds of each load, and whether Discord enforces its limits
 * on requests and the hosts observe them; without limits the figures show the host alone. Layouts may follow; the
 * default is all. {@code -Ddolmen.matches} sets the number of matches in each layout, {@code -Ddolmen.rates} the
 * interactions a second of the loads, and {@code -Ddolmen.options} the options of the hosts' virtual machines. Needs
 * Linux, whose {@code /proc} has the resource usage of each process.
 */
public final class ProcessesUnderLoad {
    private static final int OTHERS = 2_000;
    private static final int PEOPLE = 16;
    private static final Duration WARMING = Duration.ofSeconds(45);
    private static final List<Integer> RATES = Stream.of(
                    System.getProperty("dolmen.rates", "5,20,50").split(","))
            .map(Integer::valueOf)
            .toList();

    private final List<Playground> playgrounds = new ArrayList<>();
    private final List<Measurement> readings = new ArrayList<>();
    private final Path folder;
    private final Duration lasting;

    private ProcessesUnderLoad(Path folder, Duration lasting) {
        this.folder = folder;
        this.lasting = lasting;
    }

    public static void main(String[] arguments)
            throws IOException, InterruptedException, ExecutionException, SQLException {
        Path folder = Files.createDirectories(Path.of(arguments[0])).toAbsolutePath();
        int rounds = Integer.parseInt(arguments[1]);
        boolean limits = Boolean.parseBoolean(arguments[3]);
        List<HostLayout> layouts = arguments.length > 4
                ? List.of(arguments).subList(4, arguments.length).stream()
                        .map(HostLayout::valueOf)
                        .toList()
                : List.of(HostLayout.values());
        var measured = new ProcessesUnderLoad(folder, Duration.ofSeconds(Integer.parseInt(arguments[2])));
        try (DatabaseServer server = DatabaseServer.start(folder)) {
            try {
                measured.fill(server);
                measured.open(layouts, server, limits);
                measured.measure(rounds);
            } finally {
                measured.playgrounds.forEach(Playground::close);
            }
        }
    }

    /** Fills the database, because the planner of an empty one would choose sequential scans. */
    private void fill(DatabaseServer server) throws IOException, InterruptedException, SQLException {
        ManyMatches.fillWithLive(others(), OTHERS);
        server.makeFrom(folder, others(), Playground.OTHERS);
    }

    private Path others() {
        return folder.resolve("others.db");
    }

    private void open(List<HostLayout> layouts, DatabaseServer server, boolean limits)
            throws InterruptedException, ExecutionException {
        try (var all = Executors.newFixedThreadPool(layouts.size())) {
            List<Callable<Playground>> openings = layouts.stream()
                    .<Callable<Playground>>map(layout -> () -> open(layout, server, limits))
                    .toList();
            for (Future<Playground> opened : all.invokeAll(openings)) {
                playgrounds.add(opened.get());
            }
        }
    }

    private Playground open(HostLayout layout, DatabaseServer server, boolean limits)
            throws IOException, InterruptedException, SQLException {
        Playground opened = Playground.open(layout, folder, others(), server, limits);
        opened.play(load -> load.closed(WARMING, PEOPLE));
        System.err.println(layout + " is warm");
        return opened;
    }

    /** Measures all rounds; the report is written after every round, so that an interrupted run has one too. */
    private void measure(int rounds) throws IOException, InterruptedException, SQLException {
        for (int round = 0; round < rounds; round++) {
            for (Playground playground : playgrounds) {
                read(playground, PEOPLE + " people who never wait", load -> load.closed(lasting, PEOPLE));
            }
            for (int rate : RATES) {
                for (Playground playground : playgrounds) {
                    read(playground, rate + " interactions a second", load -> load.open(lasting, rate));
                }
            }
            Files.writeString(folder.resolve("report.md"), new Report(readings).text());
        }
        playgrounds.getFirst().requests().forEach((kind, count) -> System.err.printf("%6d %s%n", count, kind));
        System.out.print(new Report(readings).text());
    }

    private void read(Playground playground, String words, Playground.Playing playing)
            throws IOException, InterruptedException, SQLException {
        Measurement reading = playground.measure(words, playing);
        readings.add(reading);
        System.err.printf(
                "%s, %s: %.1f moves a second, %.0f ms of the host each, %d failed%n",
                reading.layout(),
                words,
                reading.movesASecond(),
                reading.each(reading.costs().hosts()),
                reading.failed());
    }
}
