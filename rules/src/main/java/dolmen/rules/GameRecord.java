package dolmen.rules;

import java.util.List;

/**
 * The text form of a match: what was played, chance included, so that a replay needs no seed. It tells everything,
 * hidden hands too, so in a game of hidden information it is secret until the end.
 *
 * @param variant what is played
 * @param moves the canonical texts of all plies, in order
 */
public record GameRecord(Variant variant, List<String> moves) {
    public GameRecord {
        moves = List.copyOf(moves);
    }

    /**
     * How the game stands after all moves.
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
