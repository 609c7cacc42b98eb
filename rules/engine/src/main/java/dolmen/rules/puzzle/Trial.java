package dolmen.rules.puzzle;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Turn;
import dolmen.rules.host.Exercise;
import dolmen.rules.lesson.Exhibit;
import dolmen.rules.lesson.TaskSolution;
import dolmen.rules.play.Standing;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A puzzle in progress.
 *
 * @param found the number of plies of the solution played so far, replies included; the next ply is the solver's
 */
public record Trial<M extends Move>(Game<M> game, Puzzle puzzle, int found) {

    /**
     * The trial of a puzzle of the game.
     *
     * @throws IllegalArgumentException if it is not the solver's move after this many plies
     */
    public Trial {
        if (!isPossible(game, puzzle, found)) {
            throw new IllegalArgumentException("the solver is not to move after %d plies".formatted(found));
        }
    }

    /** True if it is the solver's move after this many plies of the solution. */
    public static boolean isPossible(Game<?> game, Puzzle puzzle, int found) {
        return found >= 0 && found < puzzle.solution().size() && solversTurn(game, puzzle, found);
    }

    private static boolean solversTurn(Game<?> game, Puzzle puzzle, int plies) {
        return after(game, puzzle, plies).position().turn().equals(new Turn.ToMove(puzzle.solver()));
    }

    /** The standing after this many plies of the solution. */
    public Standing<M> after(int plies) {
        return after(game, puzzle, plies);
    }

    /** The standing after this many plies of the solution of a puzzle. */
    static <M extends Move> Standing<M> after(Game<M> game, Puzzle puzzle, int plies) {
        return Standing.of(game, puzzle.variant(), exhibit(puzzle, plies));
    }

    private static Exhibit exhibit(Puzzle puzzle, int plies) {
        List<String> moves = Stream.concat(
                        puzzle.moves().stream(), puzzle.solution().stream().limit(plies))
                .toList();
        return new Exhibit("", moves, List.of());
    }

    /** True if the solver has already made part of the turn. */
    public boolean amidTurn() {
        return found > 0 && isPossible(game, puzzle, found - 1);
    }

    /** The exercise of finding the next move. */
    public Exercise<M> exercise() {
        return Exercise.of(
                game,
                puzzle.variant(),
                exhibit(puzzle, found),
                TaskSolution.anyOf(puzzle.solution().get(found)));
    }

    /** The number of plies played after the next move and its replies; all plies at the end. */
    public int next() {
        int next = found + 1;
        while (next < puzzle.solution().size() && !solversTurn(game, puzzle, next)) {
            next++;
        }
        return next;
    }

    /** The numbers of plies of the solution after which the solver is to find a move, in ascending order. */
    public List<Integer> steps() {
        return IntStream.range(0, puzzle.solution().size())
                .filter(plies -> isPossible(game, puzzle, plies))
                .boxed()
                .toList();
    }

    /** True if the next move is the last one. */
    public boolean last() {
        return next() == puzzle.solution().size();
    }
}
