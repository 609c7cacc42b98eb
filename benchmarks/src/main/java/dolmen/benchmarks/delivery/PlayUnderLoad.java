package dolmen.benchmarks.delivery;

import dolmen.benchmarks.local.HostProcess;
import dolmen.benchmarks.local.Visitors;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

/**
 * Counts the matches against computers whose start is not acknowledged within three seconds, while visitors start one
 * match after the other and other programs keep the processors busy.
 *
 * <p>Arguments: a new folder for all files of the host, the number of visitors, the number of busy threads of other
 * programs, the duration in seconds, and the command that starts the host.
 */
public final class PlayUnderLoad {
    private static final List<String> GAMES = List.of("murus-gallicus", "mausoleum", "obelisk", "gardsdansen");

    private final Visitors visitors;
    private final String channel;
    private final Instant end;
    private final Queue<Duration> delays = new ConcurrentLinkedQueue<>();

    private PlayUnderLoad(Visitors visitors, String channel, Instant end) {
        this.visitors = visitors;
        this.channel = channel;
        this.end = end;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException, ExecutionException {
        int people = Integer.parseInt(arguments[1]);
        int busy = Integer.parseInt(arguments[2]);
        Duration lasting = Duration.ofSeconds(Integer.parseInt(arguments[3]));
        try (HostProcess host =
                HostProcess.start(List.of(arguments).subList(4, arguments.length), Path.of(arguments[0]))) {
            var visitors = new Visitors(host.page());
            String owner = visitors.welcome("Owner");
            String channel = visitors.channel(owner, visitors.found(owner, "Practice"), "games");
            Instant end = Instant.now().plus(lasting);
            IntStream.range(0, busy)
                    .forEach(number -> Thread.ofPlatform().daemon().start(() -> spin(end)));
            new PlayUnderLoad(visitors, channel, end).measure(people, lasting);
        }
    }

    private static void spin(Instant end) {
        while (Instant.now().isBefore(end)) {
            Thread.onSpinWait();
        }
    }

    private void measure(int people, Duration lasting) throws InterruptedException, ExecutionException {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<? extends Future<?>> all = IntStream.range(0, people)
                    .mapToObj(number -> threads.submit(() -> begin(number)))
                    .toList();
            for (Future<?> one : all) {
                one.get();
            }
        }
        System.out.printf("not acknowledged in time: %d of %d%n", visitors.unanswered(), delays.size());
        System.out.print(Delays.head());
        System.out.print(Delays.of(List.copyOf(delays)).line("the match has started", lasting));
    }

    private void begin(int number) {
        for (int match = 0; Instant.now().isBefore(end); match++) {
            String person = visitors.welcome("Learner %d.%d".formatted(number, match));
            String game = GAMES.get((number + match) % GAMES.size());
            Instant asked = Instant.now();
            visitors.slash(person, channel, "play", "game", game, "opponent", "Brenna");
            delays.add(Duration.between(asked, Instant.now()));
        }
    }
}
