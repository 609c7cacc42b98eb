package dolmen.rules.search;

import dolmen.rules.board.Key;

/**
 * A player's style of play.
 *
 * @param oversight the share of moves, own and others', that the player overlooks: from 0 to below 1
 * @param contempt the price that the player would pay to avoid a draw, in hundredths; negative for a player who is
 *     content with a draw
 * @param appetite the price that the player would pay for every {@linkplain dolmen.rules.Position#progress taking} to
 *     come, by either side, in hundredths; negative for a player who prefers to keep everything on the board
 */
public record Manner(double oversight, int contempt, int appetite) {
    private static final int TAKING_IS_SEEN = 2;

    /** The manner without oversights, contempt and appetite. */
    public static final Manner PLAIN = new Manner(0, 0, 0);

    public Manner {
        if (oversight < 0 || oversight >= 1) {
            throw new IllegalArgumentException("the oversight must be from 0 to below 1: " + oversight);
        }
    }

    /**
     * True if the player overlooks the move to a position during one search; takings are overlooked half as often.
     *
     * @param salt a number that differs for each search
     */
    boolean overlooks(long key, boolean takes, long salt) {
        if (oversight == 0) {
            return false;
        }
        double share = takes ? oversight / TAKING_IS_SEEN : oversight;
        return (Key.and(key, salt) >>> 1) < share * Long.MAX_VALUE;
    }
}
