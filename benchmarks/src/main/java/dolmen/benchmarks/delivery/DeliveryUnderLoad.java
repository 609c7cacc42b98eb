package dolmen.benchmarks.delivery;

import dolmen.benchmarks.local.HostProcess;
import dolmen.benchmarks.local.Visitors;
import dolmen.benchmarks.local.Watcher;
import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Measures the delays of boards on a healthy server while a second one is healthy, broken, and healthy again.
 *
 * <p>Arguments: a new folder for all files of the host, the number of matches on each server, the players' thinking
 * time and the duration of each part in seconds, the latency of every request in milliseconds, whether Discord's rate
 * limits are enforced, and the command that starts the host.
 */
public final class DeliveryUnderLoad {
    private final Visitors visitors;
    private final Duration thought;
    private final Duration lasting;

    private DeliveryUnderLoad(Visitors visitors, Duration thought, Duration lasting) {
        this.visitors = visitors;
        this.thought = thought;
        this.lasting = lasting;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException, ExecutionException {
        int matches = Integer.parseInt(arguments[1]);
        Duration latency = Duration.ofMillis(Long.parseLong(arguments[4]));
        try (HostProcess host =
                HostProcess.start(List.of(arguments).subList(6, arguments.length), Path.of(arguments[0]))) {
            var visitors = new Visitors(host.page());
            var measured = new DeliveryUnderLoad(visitors, seconds(arguments[2]), seconds(arguments[3]));
            String owner = visitors.welcome("Owner");
            try (var watcher = new Watcher(visitors, owner)) {
                visitors.conditions(Duration.ZERO, false);
                Society well = society(visitors, watcher, visitors.found(owner, "Well"), owner, 0, matches);
                Society other = society(visitors, watcher, visitors.found(owner, "Other"), owner, matches, matches);
                visitors.conditions(latency, Boolean.parseBoolean(arguments[5]));
                measured.compare(well, other);
            }
        }
    }

    private static Duration seconds(String text) {
        return Duration.ofMillis(Math.round(1_000 * Double.parseDouble(text)));
    }

    private static Society society(
            Visitors visitors, Watcher watcher, String server, String owner, int first, int matches) {
        GameRegistry games = GameRegistry.load();
        String channel = visitors.channel(owner, server, "games");
        return new Society(IntStream.range(first, first + matches)
                .mapToObj(number -> RandomDuel.begin(visitors, watcher, games, channel, number))
                .toList());
    }

    private void compare(Society well, Society other) throws InterruptedException, ExecutionException {
        System.out.print(Delays.head());
        System.out.print(Delays.of(well.play(lasting, thought)).line("alone", lasting));
        System.out.print(together(well, other).line("the other server is healthy", lasting));
        trouble(other);
        System.out.print(together(well, other).line("the other server is broken", lasting));
        visitors.mend();
        System.out.print(together(well, other).line("the other server is healthy again", lasting));
    }

    /** The delays on the healthy server, while both play. */
    private Delays together(Society well, Society other) throws InterruptedException, ExecutionException {
        try (var both = Executors.newFixedThreadPool(2)) {
            List<Callable<List<Duration>>> playing =
                    List.of(() -> well.play(lasting, thought), () -> other.play(lasting, thought));
            List<Future<List<Duration>>> played = both.invokeAll(playing);
            return Delays.of(played.getFirst().get());
        }
    }

    /** Breaks a server: a third of its threads answers 429 for 20 s, a third 503, and a third after 8 s. */
    private void trouble(Society broken) {
        List<Map<String, Object>> faults = List.of(
                Map.of("kind", "rate_limit", "retry_after", 20),
                Map.of("kind", "status", "status", 503),
                Map.of("kind", "slow", "milliseconds", 8_000));
        for (int kind = 0; kind < faults.size(); kind++) {
            int remainder = kind;
            String threads = IntStream.range(0, broken.duels().size())
                    .filter(number -> number % faults.size() == remainder)
                    .mapToObj(number -> broken.duels().get(number).thread())
                    .collect(Collectors.joining("|"));
            var fault = new HashMap<>(faults.get(kind));
            fault.put("route", "POST /channels/(" + threads + ")/messages");
            fault.put("times", 100_000);
            visitors.fault(fault);
        }
    }
}
