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
     * The position after all moves.
     *
     * @throws IllegalArgumentException if a move is unreadable or illegal; the message names its ply
     */
    public Position<?> replay(Game<?> game) {
        return replayFrom(game);
    }

    private <M extends Move> Position<M> replayFrom(Game<M> game) {
        Position<M> position = game.start(variant);
        for (String text : moves) {
            try {
                position = position.play(game.notation().read(text));
            } catch (IllegalArgumentException cause) {
                throw new IllegalArgumentException(
                        "ply %d, \"%s\": %s".formatted(position.ply(), text, cause.getMessage()), cause);
            }
        }
        return position;
    }
}
