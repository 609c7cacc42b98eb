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
 * The one move of a position that is found to win by force: by a proof, which goes deep where there are few answers, or
 * by trying everything, which goes as far as it can where there are many.
 *
 * @param nodes how many positions it took to find it, those after other moves left out
 */
record OnlyWin<M extends Move>(M move, long nodes) {
    /** How many positions are looked at to find a win. */
    private static final long FINDING = 6_000;

    /** How many more are looked at to find a win after another move: most are found soon. */
    private static final long GLANCING = 1_500;

    /** Within how many plies everything is tried: two turns of two moves, and the move that ends the game. */
    private static final int SOON = 5;

    /** How many positions are looked at to try everything. */
    private static final long TRYING = 100_000;

    /** That of the position; empty if no win is found, or soon another one. */
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
     * The one move that wins in a few plies, and in fewer than any other; empty if there is none, or it takes too long
     * to tell.
     */
    static <M extends Move> Optional<OnlyWin<M>> soon(OpenPosition<M> position) {
        if (!(position.turn() instanceof Turn.ToMove(Seat solver))) {
            return Optional.empty();
        }
        var search = new ShortestWin<M>(solver, ShortestWin.Unit.PLY, TRYING);
        return search.only(position, SOON).map(move -> new OnlyWin<>(move, search.nodes()));
    }

    /** True if no other move wins, as far as a look at so many positions after each of them tells. */
    static <M extends Move> boolean alone(OpenPosition<M> position, M win, long nodes) {
        return position.turn() instanceof Turn.ToMove(Seat solver)
                && position.legalMoves().stream()
                        .filter(move -> !move.equals(win))
                        .map(position::play)
                        .map(other -> ProofSearch.examine(other, solver, Budget.nodes(nodes)))
                        .noneMatch(finding -> finding.verdict() == Verdict.WINS);
    }
}
