package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.BOARD;

import dolmen.rules.catalogue.Predecessors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The possible predecessors of a position. Each unit of the player who has just moved is taken back, with its enemy
 * rider. There is no check of symmetry, of the cell jumped over, or of the duty to leave a carrier.
 */
final class TrioPredecessors implements Predecessors {
    private static final int STONES = 3;
    private static final int MOST_ORIGINS = 6;

    /** By cell, the origins of Black's steps and jumps to it. */
    private static final int[][] ORIGINS = IntStream.range(0, BOARD.cells())
            .mapToObj(to -> IntStream.range(0, BOARD.cells())
                    .filter(from -> Stream.of(StepOrJump.from(from, Colour.BLACK))
                            .anyMatch(way -> way.next() == to || way.behind() == to))
                    .toArray())
            .toArray(int[][]::new);

    private final int[] found = new int[STONES * MOST_ORIGINS];

    private int count;
    private int mover;
    private int other;
    private int capstone;
    private int otherCapstone;
    private int occupied;

    @Override
    public int number(int place) {
        return found[place];
    }

    @Override
    public int find(int number) {
        count = 0;
        mover = TrioSuccessors.turned(TrioNumbers.enemy(number));
        other = TrioSuccessors.turned(TrioNumbers.own(number));
        int base = TrioNumbers.base(mover);
        int pedestal = TrioNumbers.pedestal(mover);
        capstone = TrioNumbers.capstone(mover);
        otherCapstone = TrioNumbers.capstone(other);
        int carriers = (1 << base) | (1 << pedestal);
        int otherCarriers = (1 << TrioNumbers.base(other)) | (1 << TrioNumbers.pedestal(other));
        occupied = carriers | (1 << capstone) | otherCarriers | (1 << otherCapstone);
        takeCapstoneBack(occupied & ~otherCarriers);
        takeBack(pedestal, TrioNumbers.PEDESTAL);
        // If both are on one cell, the pedestal was built on the base, or the two moved as a foundation.
        takeBack(base, base == pedestal ? TrioNumbers.BASE + TrioNumbers.PEDESTAL : TrioNumbers.BASE);
        return count;
    }

    /** Takes the capstone back; the cell that it came from may have an enemy carrier. */
    private void takeCapstoneBack(int blocked) {
        for (int from : ORIGINS[capstone]) {
            if (((blocked >> from) & 1) == 0) {
                add(mover + from - capstone, other);
            }
        }
    }

    /**
     * Takes stones back from a cell.
     *
     * @param stones the increase of a packed trio when these stones go to the next cell
     */
    private void takeBack(int cell, int stones) {
        for (int from : ORIGINS[cell]) {
            if (((occupied >> from) & 1) == 0) {
                int way = from - cell;
                add(mover + way * stones, other + (cell == otherCapstone ? way : 0));
            }
        }
    }

    private void add(int own, int enemy) {
        found[count++] = TrioNumbers.number(own, enemy);
    }
}
