package dolmen.rules.play;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Variant;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The text form of a match: all its moves, those of chance included, so that a replay needs no seed. It reveals
 * everything, hidden hands too, so in a game with hidden information it is secret until the end.
 *
 * @param variant the variant played
 * @param moves the canonical texts of all plies, in order
 */
public record GameRecord(Variant variant, List<String> moves) {
    public GameRecord {
        moves = List.copyOf(moves);
    }

    private static final String FORMAT = "record1";

    /** The record in one line: the format, the variant and the moves, separated by blanks. */
    public String text() {
        return Stream.concat(Stream.of(FORMAT, variant.text()), moves.stream()).collect(Collectors.joining(" "));
    }

    /**
     * The record that a {@link #text()} describes. Only a replay shows whether its moves are legal.
     *
     * @throws IllegalArgumentException if the text is not such a text, or its variant is not in the registry
     */
    public static GameRecord read(GameRegistry games, String text) {
        List<String> words = List.of(text.split(" ", -1));
        if (words.size() < 2 || !words.getFirst().equals(FORMAT) || words.contains("")) {
            throw new IllegalArgumentException("a record is \"%s\", a variant and moves".formatted(FORMAT));
        }
        return new GameRecord(games.read(words.get(1)), words.subList(2, words.size()));
    }

    /**
     * The standing after all moves.
     *
     * @throws IllegalArgumentException if a move is unreadable or illegal; the message names its ply
     */
    public Standing<?> replay(Game<?> game) {
        return replayFrom(Standing.start(game, variant));
    }

    private <M extends Move> Standing<M> replayFrom(Standing<M> start) {
        Standing<M> standing = start;
        for (String text : moves) {
            try {
                standing = standing.play(standing.game().notation().read(text));
            } catch (IllegalArgumentException cause) {
                throw new IllegalArgumentException(
                        "ply %d, \"%s\": %s".formatted(standing.position().ply(), text, cause.getMessage()), cause);
            }
        }
        return standing;
    }
}
