package dolmen.rules.tuning;

import dolmen.rules.board.Cells;
import dolmen.rules.evaluation.Network;
import java.util.stream.IntStream;

/** A position from which a {@link Perceptron} learns: its occupied cells, and the score of the seat to move. */
final class PlacedExample {
    private final long[] planes;
    private final int[] inputs;
    private final int linear;
    private final double score;

    /**
     * An example.
     *
     * @param planes the sets of occupied cells, see {@link dolmen.rules.OpenPosition#planes}; nobody may change them
     *     any more
     * @param linear the weighted features of the seat to move, in hundredths of a point
     * @param score the score of that seat, from 0 to 1
     */
    PlacedExample(long[] planes, int linear, double score) {
        this.planes = planes;
        this.inputs = IntStream.range(0, planes.length)
                .flatMap(plane -> Cells.stream(planes[plane]).map(cell -> plane * Network.CELLS + cell))
                .toArray();
        this.linear = linear;
        this.score = score;
    }

    long[] planes() {
        return planes;
    }

    /** The inputs of a network that are 1, in ascending order, which nobody may change. */
    int[] inputs() {
        return inputs;
    }

    int linear() {
        return linear;
    }

    double score() {
        return score;
    }
}
