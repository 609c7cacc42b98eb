package dolmen.rules.puzzle;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Turn;
import dolmen.rules.solve.Fate;
import dolmen.rules.solve.Perfect;
import java.util.stream.IntStream;

/**
 * The certain knowledge about puzzles of a solved variant, from its table of perfect play.
 *
 * @param solved perfect play by that table
 */
public record Certainty(Perfect solved) {

    /** True if the player to move wins within this many plies, with exactly one move. */
    <M extends Move> boolean oneWins(OpenPosition<M> position, int most) {
        return solved.fate(position) instanceof Fate.Won(int plies) && plies <= most && winning(position) == 1;
    }

    private <M extends Move> long winning(OpenPosition<M> position) {
        return position.legalMoves().stream()
                .filter(move -> solved.fate(position.play(move)) instanceof Fate.Lost)
                .count();
    }

    /** True if at each of the solver's moves no other move wins, not even later. */
    public boolean holds(Game<?> game, Puzzle puzzle) {
        return IntStream.range(0, puzzle.solution().size())
                .filter(found -> Trial.isPossible(game, puzzle, found))
                .allMatch(found -> holdsAt(new Trial<>(game, puzzle, found)));
    }

    private <M extends Move> boolean holdsAt(Trial<M> trial) {
        return trial.after(trial.found()).position() instanceof OpenPosition<M> position
                && position.turn() instanceof Turn.ToMove
                && oneWins(position, Integer.MAX_VALUE);
    }
}
