package dolmen.rules.search;

import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.board.Key;
import dolmen.rules.scene.Cell;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A player's attention during one search: the moves that it overlooks, and its errors of judgement. As people do, it
 * overlooks quiet moves more often than takings, and moves far from the one before more often than those beside it. A
 * search meets the same errors whenever it comes back to a position.
 */
final class Attention<M extends Move> {
    private static final double TAKING = 0.5;
    private static final double BESIDE = 0.5;
    private static final double AFAR = 1.5;

    /** The distance from the move before, in cells, at which moves are overlooked as often as the manner says. */
    private static final double USUAL_DISTANCE = 3;

    private static final int PARTS = 4;
    private static final int PART_BITS = Long.SIZE / PARTS;
    private static final double GREATEST_PART = (1L << PART_BITS) - 1;

    /** Four numbers between 0 and 1 add up to 2 on average, with a standard deviation of one by the root of three. */
    private static final double SCALE = Math.sqrt(3);

    private final Manner manner;
    private final long salt;
    private final Map<String, Cell> cells;

    /** The cells of the move at each ply of the current line. */
    private final List<List<Cell>> line;

    /** @param salt a number that differs for each search */
    Attention(Manner manner, OpenPosition<M> root, Seat hero, int deepest, long salt) {
        this.manner = manner;
        this.salt = salt;
        this.cells = manner.oversight() == 0
                ? Map.of()
                : root.scene(hero).surface().cells().stream()
                        .collect(Collectors.toMap(Cell::name, Function.identity()));
        this.line = new ArrayList<>(Collections.nCopies(deepest + 1, List.of()));
    }

    /**
     * True if the player sees the move, which becomes the one at this ply of the line.
     *
     * @param after the position after the move
     */
    boolean sees(OpenPosition<M> position, M move, boolean takes, OpenPosition<M> after, int ply) {
        if (manner.oversight() == 0) {
            return true;
        }
        List<Cell> places = position.steps(move).stream()
                .map(Step::cell)
                .flatMap(Optional::stream)
                .map(cells::get)
                .toList();
        line.set(ply, places);
        double remoteness = ply == 0 ? 1 : remoteness(line.get(ply - 1), places);
        return !manner.overlooks(after.key(), (takes ? TAKING : 1) * remoteness, salt);
    }

    private static double remoteness(List<Cell> before, List<Cell> places) {
        double nearest = Double.POSITIVE_INFINITY;
        for (Cell one : before) {
            for (Cell other : places) {
                nearest = Math.min(nearest, Math.hypot(one.x() - other.x(), one.y() - other.y()));
            }
        }
        return Math.clamp(nearest / USUAL_DISTANCE, BESIDE, AFAR);
    }

    /** The error in judging a position, in hundredths of a point: about normally distributed. */
    int error(OpenPosition<M> position) {
        if (manner.misjudgement() == 0) {
            return 0;
        }
        long random = Key.and(position.key(), ~salt);
        double sum = 0;
        for (int part = 0; part < PARTS; part++) {
            sum += ((random >>> (part * PART_BITS)) & (long) GREATEST_PART) / GREATEST_PART;
        }
        return (int) (SCALE * manner.misjudgement() * (sum - PARTS / 2.0));
    }
}
