package dolmen.rules.puzzle;

import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.search.Budget;
import dolmen.rules.search.ProofSearch;
import dolmen.rules.search.ProofSearch.Verdict;
import java.util.Optional;

/**
 * The only move found to win by force in a position. A proof search finds it at any depth if there are few replies; an
 * exhaustive search finds it within a few plies if there are many.
 *
 * @param nodes the number of positions needed to find it, without those after other moves
 */
record OnlyWin<M extends Move>(M move, long nodes) {
    /** The node limit of the search for a win. */
    private static final long FINDING = 30_000;

    /** The node limit of the search for a second winning move; most are found soon. */
    private static final long GLANCING = 1_500;

    /** The depth of the exhaustive search in plies: two turns of two moves, and the final move. */
    private static final int SOON = 5;

    /** The node limit of the exhaustive search. */
    private static final long TRYING = 100_000;

    /** The only win in the position; empty if no win is found, or a second one is found soon. */
    static <M extends Move> Optional<OnlyWin<M>> of(OpenPosition<M> position) {
        if (!(position.turn() instanceof Turn.ToMove(Seat solver))) {
            return Optional.empty();
        }
        ProofSearch.Wins<M> found = ProofSearch.wins(position, solver, Budget.nodes(FINDING), GLANCING);
        return found.first().isEmpty()
                ? soon(position).map(only -> new OnlyWin<>(only.move(), found.nodes() + only.nodes()))
                : found.first().filter(win -> found.second().isEmpty()).map(win -> new OnlyWin<>(win, found.nodes()));
    }

    /**
     * The one move that wins within a few plies, and faster than any other; empty if there is none, or the search takes
     * too long.
     */
    static <M extends Move> Optional<OnlyWin<M>> soon(OpenPosition<M> position) {
        if (!(position.turn() instanceof Turn.ToMove(Seat solver))) {
            return Optional.empty();
        }
        var search = new ShortestWin<M>(solver, ShortestWin.Unit.PLY, TRYING);
        return search.only(position, SOON).map(move -> new OnlyWin<>(move, search.nodes()));
    }

    /** True if a search of this many positions after each other move finds no win. */
    static <M extends Move> boolean alone(OpenPosition<M> position, M win, long nodes) {
        return position.turn() instanceof Turn.ToMove(Seat solver)
                && position.legalMoves().stream()
                        .filter(move -> !move.equals(win))
                        .map(position::play)
                        .map(other -> ProofSearch.examine(other, solver, Budget.nodes(nodes)))
                        .noneMatch(finding -> finding.verdict() == Verdict.WINS);
    }
}
