package dolmen.rules.search;

import dolmen.rules.board.Key;

/**
 * What a player is like besides strong.
 *
 * @param oversight the share of moves, own and others', that it does not see while it thinks: from 0, which overlooks
 *     nothing, to below 1
 * @param contempt what it would pay to avoid a draw, in hundredths; below zero for one that is content with it
 * @param appetite what it would pay for every {@linkplain dolmen.rules.Position#progress taking} to come, whoever
 *     takes, in hundredths; below zero for one that would rather have everything stay
 */
public record Manner(double oversight, int contempt, int appetite) {
    private static final int TAKING_IS_SEEN = 2;

    /** That of a machine. */
    public static final Manner PLAIN = new Manner(0, 0, 0);

    public Manner {
        if (oversight < 0 || oversight >= 1) {
            throw new IllegalArgumentException("an oversight is a share below 1: " + oversight);
        }
    }

    /**
     * True if it does not see the way to a position throughout one thought; what takes something catches the eye.
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
