package dolmen.benchmarks.memory;

import dolmen.benchmarks.local.HostProcess;
import dolmen.benchmarks.local.Visitors;
import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

/**
 * Measures the memory of plain {@code ./dolmen}, host and local Discord in one process, while many people use it.
 *
 * <p>Arguments: the number of interactions, a new folder for all files of the host, and the command that starts it,
 * {@code ./dolmen} by default. Prints a table; needs Linux, whose {@code /proc} has the resident memory.
 */
public final class MemoryUnderLoad {
    private static final int TABLES = 8;
    private static final int STEPS = 10;
    private static final String COMMAND = "./dolmen";

    private MemoryUnderLoad() {}

    public static void main(String[] arguments) throws IOException, InterruptedException, ExecutionException {
        int interactions = Integer.parseInt(arguments[0]);
        Path folder = Path.of(arguments[1]);
        List<String> command =
                arguments.length > 2 ? List.of(arguments).subList(2, arguments.length) : List.of(COMMAND);
        try (HostProcess host = HostProcess.start(command, folder)) {
            drive(host, interactions, folder);
        }
    }

    private static void drive(HostProcess host, int interactions, Path folder)
            throws IOException, InterruptedException, ExecutionException {
        var visitors = new Visitors(host.page());
        var probe = new MemoryProbe(host);
        GameRegistry games = GameRegistry.load();
        List<BusyTable> tables = IntStream.range(0, TABLES)
                .mapToObj(number -> new BusyTable(visitors, games, number))
                .toList();
        Instant start = Instant.now();
        System.out.print(MemorySample.head());
        System.out.print(probe.read(0).line());
        for (int step = 1; step <= STEPS; step++) {
            visitors.allow(Math.toIntExact((long) interactions * step / STEPS));
            playAll(tables);
            System.out.print(probe.read(visitors.acts()).line());
            Files.writeString(folder.resolve("histogram-%d.txt".formatted(step)), probe.histogram());
        }
        System.out.printf(
                "%n%,d interactions in %s; %d were not acknowledged within three seconds.%n",
                visitors.acts(),
                Duration.ofSeconds(Duration.between(start, Instant.now()).toSeconds()),
                visitors.unanswered());
    }

    private static void playAll(List<BusyTable> tables) throws InterruptedException, ExecutionException {
        try (var people = Executors.newFixedThreadPool(TABLES)) {
            var playing = new ArrayList<Future<?>>();
            tables.forEach(table -> playing.add(people.submit(table)));
            for (Future<?> table : playing) {
                table.get();
            }
        }
    }
}
