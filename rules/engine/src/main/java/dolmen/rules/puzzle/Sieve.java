package dolmen.rules.puzzle;

import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.host.HostedGame;
import dolmen.rules.search.Budget;
import dolmen.rules.search.ProofSearch;
import java.util.Optional;

/**
 * A quick test of a position in a game, which few positions pass unless they are puzzles. It looks for a win whose
 * proof is near from the start. In games whose turns have several moves, it searches exhaustively for a short win. If
 * the variant has a table, it uses the table.
 */
record Sieve(Optional<Certainty> certainty, Mesh mesh) {

    /**
     * The fineness of the sieve.
     *
     * @param nodes the node limit of the proof search
     * @param far the upper bound on the proof number, at any moment
     */
    record Mesh(long nodes, int far) {
        /** For few positions: as many nodes as the full search has for a win. */
        static final Mesh WIDE = new Mesh(30_000, 60);

        /** For many positions: beyond this bound a search seldom ends with a proof. */
        static final Mesh FINE = new Mesh(10_000, 30);
    }

    /** True if the position is worth an examination. */
    <M extends Move> boolean passes(HostedGame<M> place) {
        return place.live()
                && place.standing().position() instanceof OpenPosition<M> position
                && position.turn() instanceof Turn.ToMove toMove
                && certainty
                        .map(known -> known.oneWins(position, Solution.MOST_PLIES))
                        .orElseGet(() -> severalMovesATurn(place)
                                ? OnlyWin.soon(position).isPresent()
                                : wins(position, toMove.seat()));
    }

    /** True if turns have several moves; the many replies keep a proof out of reach. */
    private static boolean severalMovesATurn(HostedGame<?> place) {
        return place.standing().lastTurn().size() > 1;
    }

    private <M extends Move> boolean wins(OpenPosition<M> position, Seat mover) {
        return ProofSearch.glance(position, mover, Budget.nodes(mesh.nodes()), mesh.far())
                .win()
                .isPresent();
    }
}
