package dolmen.benchmarks.scale;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.benchmarks.local.Visitors;
import dolmen.benchmarks.local.Watcher;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

/**
 * Two people in a match of Murus Gallicus who move at random, with default settings. Turns are alternately chosen from
 * menus and typed with suggestions; each is previewed and confirmed. Not thread-safe.
 */
final class Opponents {
    private static final String GAME = "murus-gallicus";
    private static final Duration LONGEST = Duration.ofMinutes(1);
    private static final Duration LOOK = Duration.ofMillis(50);
    private static final int MENU = 3;

    private static final String PLAYED = "You played";

    /** The suggestion in place of a move if none can be played. */
    private static final String NO_MOVE = "?";

    private final Visitors visitors;
    private final Watcher watcher;
    private final String channel;
    private final String thread;
    private final Random random;
    private List<String> nextFirst;
    private boolean typing;
    private boolean over;

    private Opponents(
            Visitors visitors, Watcher watcher, String channel, String thread, Random random, List<String> nextFirst) {
        this.visitors = visitors;
        this.watcher = watcher;
        this.channel = channel;
        this.thread = thread;
        this.random = random;
        this.nextFirst = nextFirst;
    }

    /**
     * One turn.
     *
     * @param acknowledged the delay of each acknowledgement
     * @param failed the number of interactions that were not acknowledged in time, or did not play their move
     * @param shown the delay from the confirmation to the next board; empty if there was no turn to play
     */
    record Turn(List<Duration> acknowledged, int failed, Optional<Duration> shown) {}

    /**
     * Starts a match between two new people; empty if they were not answered in time.
     *
     * @param number the number of the match, unique within one local Discord
     */
    static Optional<Opponents> begin(Visitors visitors, Watcher watcher, String channel, int number) {
        List<String> people = IntStream.of(0, 1)
                .mapToObj(side -> visitors.welcome("Player %d.%d".formatted(number, side)))
                .toList();
        return begin(visitors, watcher, channel, new Random(number), people);
    }

    private static Optional<Opponents> begin(
            Visitors visitors, Watcher watcher, String channel, Random random, List<String> people) {
        JsonNode challenge = visitors.slash(
                        people.get(0), channel, "challenge", "game", GAME, "opponent", people.get(1), "side", "first")
                .path("message");
        String thread = challenge.path("id").asText();
        CompletableFuture<Instant> board = watcher.next(thread);
        return button(challenge, ":accept:").map(accept -> {
            visitors.use(people.get(1), challenge, accept);
            Watcher.await(board);
            return new Opponents(visitors, watcher, channel, thread, random, people);
        });
    }

    /** Starts another match between the two; empty if they were not answered in time. */
    Optional<Opponents> again() {
        return begin(visitors, watcher, channel, random, nextFirst);
    }

    /** True if the match is over. */
    boolean over() {
        return over;
    }

    Turn play() {
        var turn = new Moment();
        Optional<JsonNode> preview = typing ? turn.typed() : turn.chosen();
        typing = !typing;
        Optional<String> confirmation = preview.flatMap(message -> button(message, ":turn-yes:"));
        if (confirmation.isEmpty()) {
            turn.failed += over || turn.failed > 0 ? 0 : 1;
            return turn.ended(Optional.empty());
        }
        CompletableFuture<Instant> board = watcher.next(thread);
        Instant confirmed = Instant.now();
        JsonNode answer = turn.note(visitors.use(nextFirst.getFirst(), preview.get(), confirmation.get()));
        if (!answer.path("message").path("content").asText().contains(PLAYED)) {
            turn.failed++;
            return turn.ended(Optional.empty());
        }
        nextFirst = nextFirst.reversed();
        return turn.ended(Optional.of(Duration.between(confirmed, Watcher.await(board))));
    }

    /** The measurements of one turn so far. */
    private final class Moment {
        private final List<Duration> acknowledged = new ArrayList<>();
        private final String mover = nextFirst.getFirst();
        private int failed;

        JsonNode note(JsonNode answer) {
            acknowledged.add(Duration.ofMillis(answer.path("acknowledged_ms").asLong()));
            if (answer.isMissingNode() || answer.path("outcome").asText().equals("failed")) {
                failed++;
            }
            return answer;
        }

        Turn ended(Optional<Duration> shown) {
            return new Turn(List.copyOf(acknowledged), failed, shown);
        }

        /**
         * Types a move.
         *
         * @return its preview; empty if there is no move
         */
        Optional<JsonNode> typed() {
            List<String> moves = note(visitors.begin(mover, thread, "move", "move"))
                    .path("choices")
                    .findValuesAsText("value");
            over = moves.contains(NO_MOVE);
            return moves.isEmpty() || over
                    ? Optional.empty()
                    : Optional.of(note(visitors.slash(mover, thread, "move", "move", any(moves)))
                            .path("message"));
        }

        /**
         * Chooses a move from menus.
         *
         * @return its preview; empty if there is no move
         */
        Optional<JsonNode> chosen() {
            Optional<JsonNode> message = board();
            over = message.isEmpty();
            while (message.isPresent() && button(message.get(), ":turn-yes:").isEmpty()) {
                JsonNode shown = message.get();
                message = choice(shown).map(choose -> note(choose).path("message"));
            }
            return message;
        }

        /** Chooses a part of the move, by a button or from the menu; empty if neither exists. */
        private Optional<JsonNode> choice(JsonNode message) {
            List<String> buttons = message.path("components").findParents("style").stream()
                    .map(component -> component.path("custom_id").asText())
                    .filter(id -> id.contains(":pick:"))
                    .toList();
            if (!buttons.isEmpty()) {
                return Optional.of(visitors.use(mover, message, any(buttons)));
            }
            return message.findParents("options").stream()
                    .filter(component -> component.path("type").asInt() == MENU)
                    .findFirst()
                    .map(menu -> visitors.use(
                            mover,
                            message,
                            menu.path("custom_id").asText(),
                            any(menu.path("options").findValuesAsText("value"))));
        }

        /** The board with buttons; empty if there is a result instead. */
        private Optional<JsonNode> board() {
            Instant end = Instant.now().plus(LONGEST);
            while (Instant.now().isBefore(end)) {
                List<JsonNode> latest = visitors.latest(mover, thread);
                Optional<JsonNode> board = first(latest, ":type:");
                if (board.isPresent() || first(latest, ":rematch:").isPresent()) {
                    return board;
                }
                pause();
            }
            return Optional.empty();
        }

        private static Optional<JsonNode> first(List<JsonNode> messages, String action) {
            return messages.stream()
                    .filter(message -> button(message, action).isPresent())
                    .findFirst();
        }
    }

    private <T> T any(List<T> among) {
        return among.get(random.nextInt(among.size()));
    }

    /** The id of a message's button. Ids are a version, an action and a subject, separated by colons. */
    private static Optional<String> button(JsonNode message, String action) {
        return message.findValuesAsText("custom_id").stream()
                .filter(id -> (id + ":").contains(action))
                .findFirst();
    }

    private static void pause() {
        try {
            Thread.sleep(LOOK);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }
}
