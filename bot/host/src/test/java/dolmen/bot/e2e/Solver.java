package dolmen.bot.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.puzzle.PuzzleBook;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Trial;
import java.util.Map;
import java.util.stream.Stream;

/** Somebody who knows the solutions of all puzzles. */
record Solver(Person person) {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final PuzzleBook BOOK = new PuzzleBook(GAMES);

    /** The puzzle that a private message shows, to whose solution a button leads. */
    static Puzzle shown(JsonNode message) {
        long number = message.findValuesAsText("custom_id").stream()
                .filter(text -> text.startsWith("v1:puzzle-solution:"))
                .map(text -> Long.parseLong(text.split(":", -1)[2]))
                .findFirst()
                .orElseThrow();
        return BOOK.numbered(number).orElseThrow();
    }

    /** The message that tells that it is solved. */
    JsonNode solve(JsonNode asked) {
        Puzzle puzzle = shown(asked);
        return solve(new Trial<>(GAMES.game(puzzle.variant().game()), puzzle, 0), asked);
    }

    private <M extends Move> JsonNode solve(Trial<M> trial, JsonNode asked) {
        JsonNode found = choose(trial, asked, true);
        return trial.last() ? found : solve(new Trial<>(trial.game(), trial.puzzle(), trial.next()), found);
    }

    /** The message that tells that the first move is wrong. */
    JsonNode fail(JsonNode asked) {
        Puzzle puzzle = shown(asked);
        return choose(new Trial<>(GAMES.game(puzzle.variant().game()), puzzle, 0), asked, false);
    }

    private <M extends Move> JsonNode choose(Trial<M> trial, JsonNode asked, boolean right) {
        M move = trial.exercise().standing().position().legalMoves().stream()
                .filter(legal -> trial.exercise().solvedBy(legal) == right)
                .findFirst()
                .orElseThrow();
        return choose(trial, move, asked);
    }

    /** What follows when that move is chosen by the menus. */
    <M extends Move> JsonNode choose(Trial<M> trial, M move, JsonNode asked) {
        var position = trial.exercise().standing().position();
        Stream<String> keys = Stream.concat(
                position.seenBy(trial.puzzle().solver()).steps(move).stream().map(step -> step.key()),
                Stream.of(trial.game().notation().write(move)));
        return Taps.at(asked).choosing(person, keys.toList()).shown();
    }

    /** Chooses <i>Solve from here</i> in the menu of a message. */
    static JsonNode fromHere(Person person, JsonNode message) {
        return person.interact(Map.of(
                        "type",
                        2,
                        "channel_id",
                        message.path("channel_id").asText(),
                        "command",
                        "Solve from here",
                        "target_message_id",
                        message.path("id").asText()))
                .path("message");
    }
}
