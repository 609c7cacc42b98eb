package dolmen.rules.solve;

import dolmen.rules.catalogue.Catalogue;
import dolmen.rules.catalogue.Predecessors;
import dolmen.rules.catalogue.Successors;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;

/**
 * The retrograde analysis of a catalogue. Pass by pass, it settles the positions that are decided in 0 plies, in 1 ply,
 * in 2 plies and so on, until a pass settles none. The remaining positions are drawn.
 *
 * <p>A pass first {@linkplain #mark marks} the positions one move before those that the last pass settled, then
 * {@linkplain #settle settles} the decided ones. Both can be done in parts, in any order or in parallel, but all
 * marking must be complete before settling starts. An interrupted pass is simply run again.
 *
 * <p>The table has one byte per number: 0 is unsettled, 254 marked and 255 vacant, that is, without a position. Any
 * other value is the number of plies to the end plus one. Won positions are an odd number of plies from the end, lost
 * ones an even number.
 *
 * @param catalogue the positions
 * @param table as many bytes as the catalogue has numbers, initially zero
 */
public record Retrograde(Catalogue catalogue, ByteBuffer table) {
    private static final int UNSETTLED = 0;
    private static final int MARKED = 254;
    private static final int VACANT = 255;

    /** Eight bytes with the lowest bit of each set. */
    private static final long ONES = 0x0101_0101_0101_0101L;

    private static final long HIGHEST_BITS = ONES << 7;

    /** The maximum number of plies that a table can hold. */
    public static final int MOST_PLIES = MARKED - 2;

    /** An analysis, new or resumed. */
    public Retrograde {
        if (table.capacity() != catalogue.size()) {
            throw new IllegalArgumentException("%d bytes for %d numbers".formatted(table.capacity(), catalogue.size()));
        }
    }

    /**
     * Marks those predecessors of the numbers in a range that the pass for this many plies must examine.
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
     * Settles the positions in a range of numbers that are decided in exactly this many plies.
     *
     * @param from the first number
     * @param to one more than the last number
     * @return the number of positions settled in this pass
     */
    public int settle(int plies, int from, int to) {
        if (plies > MOST_PLIES) {
            throw new IllegalStateException("a table byte cannot store " + plies + " plies");
        }
        Successors successors = catalogue.successors();
        int open = plies == 0 ? UNSETTLED : MARKED;
        for (int number = next(open, from, to); number < to; number = next(open, number + 1, to)) {
            enter(number, judged(successors, number, plies));
        }
        // Includes those that an interrupted pass settled.
        int settled = 0;
        for (int number = next(plies + 1, from, to); number < to; number = next(plies + 1, number + 1, to)) {
            settled++;
        }
        return settled;
    }

    /**
     * The entry of a number in a pass. The first pass also marks immediate wins, which no later pass would find,
     * because a winning move leads to no number.
     */
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

    /** True if one of the moves leads to a position that is lost in one ply less. */
    private boolean isWon(Successors successors, int moves, int plies) {
        for (int move = 0; move < moves; move++) {
            int next = successors.number(move);
            if (next == Successors.WON ? plies == 1 : entry(next) == plies) {
                return true;
            }
        }
        return false;
    }

    /** True if all moves lead to positions that are won in fewer plies. */
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
     * Counts the unsettled numbers in a range.
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
     * Counts the numbers in a range whose entry contradicts the entries of their successors. If there are none, the
     * finished table is right, however it was made.
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
     * Counts the positions in a range of numbers by their fate, after all passes.
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

    /** The fate of a position, after all passes; empty if the number has no position. */
    public Optional<Fate> fate(int number) {
        int entry = entry(number);
        return switch (entry) {
            case VACANT -> Optional.empty();
            case UNSETTLED, MARKED -> Optional.of(new Fate.Drawn());
            default -> Optional.of((entry & 1) == 1 ? new Fate.Lost(entry - 1) : new Fate.Won(entry - 1));
        };
    }

    /** The first number at or after {@code number} with this entry; {@code to} if there is none. */
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

    /**
     * True if one of eight bytes has the wanted value: subtracting one sets a highest bit that was clear only in a zero
     * byte.
     */
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
