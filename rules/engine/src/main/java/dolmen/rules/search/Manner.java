package dolmen.rules.search;

import dolmen.rules.board.Key;

/**
 * A player's style of play.
 *
 * @param oversight the share of moves, own and others', that the player does not see while thinking: from 0, which
 *     overlooks nothing, to below 1
 * @param contempt the price that the player would pay to avoid a draw, in hundredths; negative for one who is content
 *     with it
 * @param appetite the price that the player would pay for every {@linkplain dolmen.rules.Position#progress taking} to
 *     come, by either side, in hundredths; negative for one who prefers to keep everything on the board
 */
public record Manner(double oversight, int contempt, int appetite) {
    private static final int TAKING_IS_SEEN = 2;

    /** The manner of a machine. */
    public static final Manner PLAIN = new Manner(0, 0, 0);

    public Manner {
        if (oversight < 0 || oversight >= 1) {
            throw new IllegalArgumentException("an oversight is a share below 1: " + oversight);
        }
    }

    /**
     * True if the player does not see the way to a position during one thought; takings are never overlooked.
     *
     * @param salt different for each thought
     */
    boolean overlooks(long key, boolean takes, long salt) {
        if (oversight == 0) {
            return false;
        }
        double share = takes ? oversight / TAKING_IS_SEEN : oversight;
        return (Key.and(key, salt) >>> 1) < share * Long.MAX_VALUE;
    }
}
