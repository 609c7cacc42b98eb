package dolmen.benchmarks.delivery;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.benchmarks.local.HostProcess;
import dolmen.benchmarks.local.Visitors;
import dolmen.benchmarks.local.Watcher;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;

/**
 * Measures the delay of answers to people, and of boards with the computer's move, while many people play the strongest
 * computer players.
 *
 * <p>Arguments: a new folder for all files of the host, the number of matches, a person's thinking time, the warm-up
 * and the measured time in seconds, and the command that starts the host.
 */
public final class ThoughtsUnderLoad {
    private static final List<String> GAMES = List.of("murus-gallicus", "mausoleum", "obelisk");
    private static final Duration LONGEST = Duration.ofMinutes(1);

    /** The suggestion in place of a move if none can be played. */
    private static final String NO_MOVE = "?";

    private final Visitors visitors;
    private final Watcher watcher;
    private final String channel;
    private final Duration thought;
    private final Instant warm;
    private final Duration lasting;

    private ThoughtsUnderLoad(
            Visitors visitors, Watcher watcher, String channel, Duration thought, Instant warm, Duration lasting) {
        this.visitors = visitors;
        this.watcher = watcher;
        this.channel = channel;
        this.thought = thought;
        this.warm = warm;
        this.lasting = lasting;
    }

    /** One person's waiting times, turn by turn. */
    private record Waits(List<Duration> answers, List<Duration> boards) {}

    public static void main(String[] arguments) throws IOException, InterruptedException, ExecutionException {
        int matches = Integer.parseInt(arguments[1]);
        Duration thought = Duration.ofSeconds(Integer.parseInt(arguments[2]));
        Duration warming = Duration.ofSeconds(Integer.parseInt(arguments[3]));
        Duration lasting = Duration.ofSeconds(Integer.parseInt(arguments[4]));
        try (HostProcess host =
                HostProcess.start(List.of(arguments).subList(5, arguments.length), Path.of(arguments[0]))) {
            var visitors = new Visitors(host.page());
            String owner = visitors.welcome("Owner");
            try (var watcher = new Watcher(visitors, owner)) {
                String channel = visitors.channel(owner, visitors.found(owner, "Practice"), "games");
                Instant warm = Instant.now().plus(warming);
                new ThoughtsUnderLoad(visitors, watcher, channel, thought, warm, lasting).measure(matches);
            }
        }
    }

    private void measure(int matches) throws InterruptedException, ExecutionException {
        var answers = new ArrayList<Duration>();
        var boards = new ArrayList<Duration>();
        try (var people = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Waits>> playing = IntStream.range(0, matches)
                    .<Callable<Waits>>mapToObj(number -> () -> play(number))
                    .toList();
            for (Future<Waits> played : people.invokeAll(playing)) {
                answers.addAll(played.get().answers());
                boards.addAll(played.get().boards());
            }
        }
        System.out.print(Delays.head());
        System.out.print(Delays.of(answers).line("the person is answered", lasting));
        System.out.print(Delays.of(boards).line("the board with the answer is posted", lasting));
    }

    /** Plays one match after the other until the time is up. */
    private Waits play(int number) throws InterruptedException {
        var waits = new Waits(new ArrayList<>(), new ArrayList<>());
        Instant end = warm.plus(lasting);
        Thread.sleep(thought.multipliedBy(number).dividedBy(10));
        String person = visitors.welcome("Learner %d".formatted(number));
        visitors.slash(person, channel, "settings", "confirm", false);
        while (Instant.now().isBefore(end)) {
            playOne(person, GAMES.get(number % GAMES.size()), number % 2 == 0 ? "Brenna" : "Hallvard", end, waits);
        }
        return waits;
    }

    private void playOne(String person, String game, String opponent, Instant end, Waits waits)
            throws InterruptedException {
        JsonNode begun = visitors.slash(person, channel, "play", "game", game, "opponent", opponent, "side", "first");
        String thread = begun.path("message").path("id").asText();
        Thread.sleep(thought);
        while (Instant.now().isBefore(end)) {
            List<String> moves = visitors.suggestions(person, thread, "move", "move");
            if (moves.isEmpty() || moves.getFirst().equals(NO_MOVE)) {
                return;
            }
            CompletableFuture<Instant> board = watcher.next(thread);
            Instant asked = Instant.now();
            visitors.slash(
                    person, thread, "move", "move", moves.get(Math.floorMod(asked.toEpochMilli(), moves.size())));
            Instant answered = Instant.now();
            Instant stood = await(board);
            if (asked.isAfter(warm)) {
                waits.answers().add(Duration.between(asked, answered));
                waits.boards().add(Duration.between(asked, stood));
            }
            Thread.sleep(thought);
        }
    }

    private static Instant await(CompletableFuture<Instant> board) throws InterruptedException {
        try {
            return board.get(LONGEST.toSeconds(), TimeUnit.SECONDS);
        } catch (TimeoutException late) {
            return Instant.now();
        } catch (ExecutionException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
