package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.BOARD;

import java.util.stream.IntStream;

/** The symmetry of packed trios, by the definition in {@link Trio}. */
final class TrioAxes {

    /** By cell, the cells on its axes. */
    private static final int[] AXES = IntStream.range(0, BOARD.cells())
            .map(cell -> IntStream.range(0, BOARD.cells())
                    .filter(other -> Trio.axis(cell, other))
                    .map(other -> 1 << other)
                    .reduce(0, (some, more) -> some | more))
            .toArray();

    private TrioAxes() {}

    /** True for symmetry of colour. */
    static boolean ofColour(int trio) {
        int axesOfBase = AXES[TrioNumbers.base(trio)];
        int pedestal = TrioNumbers.pedestal(trio);
        int capstone = TrioNumbers.capstone(trio);
        return has(axesOfBase, pedestal) || has(axesOfBase, capstone) || has(AXES[pedestal], capstone);
    }

    /** True for symmetry of shape. */
    static boolean ofShape(int trio, int other) {
        return has(AXES[TrioNumbers.base(trio)], TrioNumbers.base(other))
                || has(AXES[TrioNumbers.pedestal(trio)], TrioNumbers.pedestal(other))
                || has(AXES[TrioNumbers.capstone(trio)], TrioNumbers.capstone(other));
    }

    private static boolean has(int cells, int cell) {
        return ((cells >> cell) & 1) != 0;
    }
}
