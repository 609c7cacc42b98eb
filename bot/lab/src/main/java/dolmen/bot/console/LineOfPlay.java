package dolmen.bot.console;

import dolmen.bot.words.Wordings;
import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Outcome;
import dolmen.rules.Parsed;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.host.HostedGame;
import dolmen.rules.phrase.Argument;
import dolmen.rules.play.Standing;
import dolmen.rules.search.Past;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A line of play: a game from its start to the current position.
 *
 * @param past the positions since the last progress
 * @param moves all moves, including chance
 */
public record LineOfPlay<M extends Move>(Variant variant, Standing<M> standing, Past past, List<M> moves) {
    /** The syntax of variants, for the help of commands. */
    public static final String VARIANT = "The game and its options, such as 'game(option=choice,option=choice)'.";

    /** The result of a line, or of one more move on it. */
    public sealed interface Result {

        /** The line after all its moves. */
        record Reached(LineOfPlay<?> line) implements Result {}

        /** The reason why a move cannot be played, as a clause without a full stop. */
        record Refused(String why) implements Result {}
    }

    /** The line before its first move. */
    public static LineOfPlay<?> start(Game<?> game, Variant variant) {
        return at(variant, Standing.start(game, variant));
    }

    private static <M extends Move> LineOfPlay<M> at(Variant variant, Standing<M> start) {
        return new LineOfPlay<>(variant, start, Past.before(start.game(), start.position()), List.of());
    }

    /**
     * This line as a game under the rules of the host.
     *
     * @throws IllegalArgumentException if the host's rules end the game before the last move
     */
    public HostedGame<M> hosted() {
        HostedGame<M> game = HostedGame.start(standing.game(), variant);
        for (M move : moves) {
            game = game.play(move);
        }
        return game;
    }

    /** Plays one more move, given as its canonical text or as any text that means exactly one legal move. */
    public Result play(String typed) {
        return switch (standing.position().turn()) {
            case Turn.Over over -> new Result.Refused("the game is over");
            case Turn.Chance chance ->
                playCanonical(typed).orElseGet(() -> new Result.Refused("this is not a possible move of chance"));
            case Turn.ToMove(Seat seat) -> playCanonical(typed).orElseGet(() -> playForgivingly(seat, typed));
        };
    }

    private Optional<Result> playCanonical(String typed) {
        try {
            return Optional.of(after(standing.game().notation().read(typed)));
        } catch (IllegalArgumentException unreadableOrIllegal) {
            return Optional.empty();
        }
    }

    private Result playForgivingly(Seat seat, String typed) {
        return switch (standing.parse(seat, typed)) {
            case Parsed.Ok<M>(M move, String rest) when rest.isEmpty() -> after(move);
            case Parsed.Ok<M> several -> new Result.Refused("these are several moves");
            case Parsed.Malformed<M>(Argument why) -> new Result.Refused(clause(why));
            case Parsed.Illegal<M>(Argument why, List<M> nearest) ->
                new Result.Refused(
                        nearest.isEmpty() ? clause(why) : clause(why) + "; nearest legal moves: " + written(nearest));
            case Parsed.Ambiguous<M>(List<M> candidates, String none) ->
                new Result.Refused("it may mean any of: " + written(candidates));
        };
    }

    private Result after(M move) {
        List<M> longer = Stream.concat(moves.stream(), Stream.of(move)).toList();
        return new Result.Reached(
                new LineOfPlay<>(variant, standing.play(move), past.then(standing.position(), move), longer));
    }

    private static String clause(Argument reason) {
        String sentence = Wordings.ENGLISH.of(reason);
        return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
    }

    private String written(List<M> moves) {
        return moves.stream().map(standing.game().notation()::write).collect(Collectors.joining(", "));
    }

    /**
     * The canonical texts of the legal moves in ascending order, or a single entry with the reason if there are none.
     */
    public List<String> continuations() {
        return switch (standing.position().turn()) {
            case Turn.ToMove mover ->
                standing.position().legalMoves().stream()
                        .map(standing.game().notation()::write)
                        .sorted()
                        .toList();
            case Turn.Chance chance -> List.of("chance");
            case Turn.Over(Outcome outcome) -> List.of("over " + result(outcome));
        };
    }

    private static String result(Outcome outcome) {
        return outcome.drawn()
                ? "draw"
                : outcome.winners().stream().sorted().map(Seat::toString).collect(Collectors.joining(","));
    }
}
