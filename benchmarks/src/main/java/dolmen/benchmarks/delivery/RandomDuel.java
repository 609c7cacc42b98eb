package dolmen.benchmarks.delivery;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.benchmarks.local.Visitors;
import dolmen.benchmarks.local.Watcher;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.host.HostedGame;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

/** Two people who play random moves of Murus Gallicus with {@code /move}, in a thread of their own. */
final class RandomDuel {
    private static final String GAME = "murus-gallicus";

    private final Visitors visitors;
    private final Watcher watcher;
    private final List<String> seated;
    private final String thread;
    private final Line<?> line;

    private RandomDuel(Visitors visitors, Watcher watcher, List<String> seated, String thread, Line<?> line) {
        this.visitors = visitors;
        this.watcher = watcher;
        this.seated = seated;
        this.thread = thread;
        this.line = line;
    }

    /**
     * Starts a match between two new people.
     *
     * @param number the number of the match, unique within one local Discord
     */
    static RandomDuel begin(Visitors visitors, Watcher watcher, GameRegistry games, String channel, int number) {
        List<String> people = IntStream.of(0, 1)
                .mapToObj(side -> visitors.welcome("Duellist %d.%d".formatted(number, side)))
                .toList();
        people.forEach(person -> visitors.slash(person, channel, "settings", "confirm", false));
        JsonNode challenge = visitors.slash(
                        people.get(0), channel, "challenge", "game", GAME, "opponent", people.get(1))
                .path("message");
        String thread = challenge.path("id").asText();
        CompletableFuture<Instant> board = watcher.next(thread);
        String accept = challenge.findValuesAsText("custom_id").stream()
                .filter(id -> id.contains(":accept:"))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the challenge failed: " + challenge));
        visitors.use(people.get(1), challenge, accept);
        Watcher.await(board);
        boolean turned =
                visitors.suggestions(people.get(0), thread, "move", "move").contains("?");
        return new RandomDuel(
                visitors, watcher, turned ? people.reversed() : people, thread, Line.of(games.game(GAME), number));
    }

    String thread() {
        return thread;
    }

    boolean live() {
        return line.game.live();
    }

    /**
     * Plays a move, and waits for its board.
     *
     * @return the time from the command to the board
     */
    Duration move() {
        String mover = seated.get(line.game.toMove().orElseThrow().index());
        CompletableFuture<Instant> board = watcher.next(thread);
        Instant began = Instant.now();
        visitors.slash(mover, thread, "move", "move", line.play());
        return Duration.between(began, Watcher.await(board));
    }

    /** A random game. */
    private static final class Line<M extends Move> {
        private final Game<M> rules;
        private final Random random;
        private HostedGame<M> game;

        private Line(Game<M> rules, Random random) {
            this.rules = rules;
            this.random = random;
            this.game = HostedGame.start(rules, rules.variants().findFirst().orElseThrow());
        }

        static <M extends Move> Line<M> of(Game<M> rules, int seed) {
            return new Line<>(rules, new Random(seed));
        }

        String play() {
            List<M> legal = game.standing().position().legalMoves();
            M move = legal.get(random.nextInt(legal.size()));
            String text = rules.notation().write(move);
            game = game.play(move);
            return text;
        }
    }
}
