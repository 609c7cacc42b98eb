package dolmen.rules.solve;

import dolmen.rules.catalogue.Catalogue;
import dolmen.rules.catalogue.Predecessors;
import dolmen.rules.catalogue.Successors;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;

/**
 * The retrograde analysis of a catalogue: pass by pass it settles the positions that are decided in 0 plies, in 1 ply,
 * in 2 plies and so on, until a pass settles none. What is left then is drawn.
 *
 * <p>A pass first {@linkplain #mark marks} what lies a move before the positions that the last one settled, then
 * {@linkplain #settle settles} those among the marked that are decided. Both can be done part by part, in any order or
 * at once, but marking must be over before settling begins. A pass that was broken off is simply run again.
 *
 * <p>The table has a byte for each number: 0 as long as the position is not settled, else one more than the plies to
 * its end, or one of the two highest values for marked positions and numbers without any. Positions won are an odd
 * number of plies from the end, those lost an even one.
 *
 * @param catalogue the positions
 * @param table as many bytes as the catalogue has numbers, zeros at first
 */
public record Retrograde(Catalogue catalogue, ByteBuffer table) {
    private static final int UNSETTLED = 0;
    private static final int MARKED = 254;
    private static final int VACANT = 255;

    /** Eight bytes, of each the lowest bit. */
    private static final long ONES = 0x0101_0101_0101_0101L;

    private static final long HIGHEST_BITS = ONES << 7;

    /** The most plies to an end that a table can tell. */
    public static final int MOST_PLIES = MARKED - 2;

    /** An analysis, which begins or goes on. */
    public Retrograde {
        if (table.capacity() != catalogue.size()) {
            throw new IllegalArgumentException("%d bytes for %d numbers".formatted(table.capacity(), catalogue.size()));
        }
    }

    /**
     * Marks what the pass for so many plies has to look at, as far as it lies a move before some of the numbers.
     *
     * @param from the first number
     * @param to one more than the last number
     */
    public void mark(int plies, int from, int to) {
        if (plies == 0) {
            return;
        }
        Predecessors predecessors = catalogue.predecessors();
        for (int number = next(plies, from, to); number < to; number = next(plies, number + 1, to)) {
            int found = predecessors.find(number);
            for (int place = 0; place < found; place++) {
                int before = predecessors.number(place);
                if (entry(before) == UNSETTLED) {
                    enter(before, MARKED);
                }
            }
        }
    }

    /**
     * Settles, among some of the numbers, the positions that are decided in exactly so many plies.
     *
     * @param from the first number
     * @param to one more than the last number
     * @return how many of them are settled so
     */
    public int settle(int plies, int from, int to) {
        if (plies > MOST_PLIES) {
            throw new IllegalStateException("a byte cannot tell " + plies + " plies");
        }
        Successors successors = catalogue.successors();
        int open = plies == 0 ? UNSETTLED : MARKED;
        for (int number = next(open, from, to); number < to; number = next(open, number + 1, to)) {
            enter(number, judged(successors, number, plies));
        }
        // What a broken pass settled counts too.
        int settled = 0;
        for (int number = next(plies + 1, from, to); number < to; number = next(plies + 1, number + 1, to)) {
            settled++;
        }
        return settled;
    }

    /** What a pass enters for a number. The first one marks what is won at once, since no number comes after that. */
    private int judged(Successors successors, int number, int plies) {
        int moves = successors.find(number);
        if (moves == Successors.NO_POSITION) {
            return VACANT;
        }
        if (plies == 0 && isWon(successors, moves, 1)) {
            return MARKED;
        }
        boolean decided = (plies & 1) == 0 ? isLost(successors, moves, plies) : isWon(successors, moves, plies);
        return decided ? plies + 1 : UNSETTLED;
    }

    /** True if one of the moves leads to what is lost in one ply less. */
    private boolean isWon(Successors successors, int moves, int plies) {
        for (int move = 0; move < moves; move++) {
            int next = successors.number(move);
            if (next == Successors.WON ? plies == 1 : entry(next) == plies) {
                return true;
            }
        }
        return false;
    }

    /** True if all moves lead to what is won in fewer plies. */
    private boolean isLost(Successors successors, int moves, int plies) {
        for (int move = 0; move < moves; move++) {
            int next = successors.number(move);
            int entry = next == Successors.WON ? UNSETTLED : entry(next);
            if (entry == UNSETTLED || (entry & 1) == 1 || entry > plies) {
                return false;
            }
        }
        return true;
    }

    /**
     * Counts the numbers, among some of them, that are not settled yet.
     *
     * @param from the first number
     * @param to one more than the last number
     */
    public int unsettled(int from, int to) {
        int unsettled = 0;
        for (int number = from; number < to; number++) {
            unsettled += entry(number) == UNSETTLED || entry(number) == MARKED ? 1 : 0;
        }
        return unsettled;
    }

    /**
     * Counts the positions, among some of the numbers, of which the table says something else than follows from what it
     * says of the positions a move later. Where there are none, the finished table is right, however it was made.
     *
     * @param from the first number
     * @param to one more than the last number
     */
    public int contradictions(int from, int to) {
        Successors successors = catalogue.successors();
        int contradictions = 0;
        for (int number = from; number < to; number++) {
            contradictions += entry(number) == following(successors, number) ? 0 : 1;
        }
        return contradictions;
    }

    private int following(Successors successors, int number) {
        int moves = successors.find(number);
        if (moves == Successors.NO_POSITION) {
            return VACANT;
        }
        int soonestWin = MARKED;
        int latestLoss = 1;
        for (int move = 0; move < moves; move++) {
            int next = successors.number(move);
            int entry = next == Successors.WON ? 1 : entry(next);
            if (entry == UNSETTLED) {
                latestLoss = MARKED;
            } else if ((entry & 1) == 1) {
                soonestWin = Math.min(soonestWin, entry + 1);
            } else {
                latestLoss = Math.max(latestLoss, entry + 1);
            }
        }
        if (soonestWin < MARKED) {
            return soonestWin;
        }
        return latestLoss >= MARKED ? UNSETTLED : latestLoss;
    }

    /**
     * Counts, once all passes are done, the positions with some of the numbers.
     *
     * @param from the first number
     * @param to one more than the last number
     */
    public Census census(int from, int to) {
        long[] positions = new long[VACANT];
        for (int number = from; number < to; number++) {
            if (entry(number) != VACANT) {
                positions[entry(number)] += catalogue.positions(number);
            }
        }
        return new Census(positions[UNSETTLED] + positions[MARKED], Arrays.copyOfRange(positions, 1, MARKED));
    }

    /** What becomes of a position, once all passes are done; empty if there is none under the number. */
    public Optional<Fate> fate(int number) {
        int entry = entry(number);
        return switch (entry) {
            case VACANT -> Optional.empty();
            case UNSETTLED, MARKED -> Optional.of(new Fate.Drawn());
            default -> Optional.of((entry & 1) == 1 ? new Fate.Lost(entry - 1) : new Fate.Won(entry - 1));
        };
    }

    /** The first number from a number on under which there is an entry, or {@code to}. */
    private int next(int entry, int number, int to) {
        int next = number;
        while (to - next >= Long.BYTES && !holds(table.getLong(next), entry)) {
            next += Long.BYTES;
        }
        while (next < to && entry(next) != entry) {
            next++;
        }
        return next;
    }

    /** True if one of eight bytes is the wanted one: only a zero less one sets a highest bit that was not set. */
    private static boolean holds(long eight, int wanted) {
        long zeroWhereWanted = eight ^ (wanted * ONES);
        return ((zeroWhereWanted - ONES) & ~zeroWhereWanted & HIGHEST_BITS) != 0;
    }

    private int entry(int number) {
        return Byte.toUnsignedInt(table.get(number));
    }

    private void enter(int number, int entry) {
        table.put(number, (byte) entry);
    }
}
