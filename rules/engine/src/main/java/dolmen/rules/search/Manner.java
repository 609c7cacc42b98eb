package dolmen.rules.search;

import dolmen.rules.board.Key;

/**
 * A player's style of play. Amounts are in hundredths of a point, as in an {@link dolmen.rules.evaluation.Evaluation}.
 *
 * @param oversight the share of moves, own and others', that the player overlooks: from 0 to below 1
 * @param misjudgement the standard deviation of the player's errors in judging positions, not negative
 * @param contempt the price that the player would pay to avoid a draw; negative for a player who is content with a draw
 * @param appetite the price that the player would pay for each {@linkplain dolmen.rules.Position#progress taking} of
 *     its own to come; negative for a player who would rather leave everything on the board
 */
public record Manner(double oversight, int misjudgement, int contempt, int appetite) {

    /** The manner without oversights, errors, contempt and appetite. */
    public static final Manner PLAIN = new Manner(0, 0, 0, 0);

    public Manner {
        if (oversight < 0 || oversight >= 1) {
            throw new IllegalArgumentException("the oversight must be from 0 to below 1: " + oversight);
        }
        if (misjudgement < 0) {
            throw new IllegalArgumentException("the misjudgement must not be negative: " + misjudgement);
        }
    }

    /** True if the player overlooks moves or misjudges positions. */
    boolean errs() {
        return oversight > 0 || misjudgement > 0;
    }

    /**
     * True if the player overlooks the move to a position during one search.
     *
     * @param likeliness the likeliness relative to that of other moves
     * @param salt a number that differs for each search
     */
    boolean overlooks(long key, double likeliness, long salt) {
        return oversight > 0 && (Key.and(key, salt) >>> 1) < oversight * likeliness * Long.MAX_VALUE;
    }
}
