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
 * A cheap look at a place where a game stood, which few pass that are no puzzles: what wins is near a proof from the
 * beginning. Where a turn has several moves, everything is tried for a win that is near. A table knows what wins, where
 * there is one.
 */
record Sieve(Optional<Certainty> certainty, Mesh mesh) {

    /**
     * What passes.
     *
     * @param nodes within how many positions a proof must be found
     * @param far how many positions may at most be needed to be won for one, at any moment
     */
    record Mesh(long nodes, int far) {
        /** For places of which there are few: nine proofs of ten that a search comes to. */
        static final Mesh WIDE = new Mesh(6_000, 30);

        /** For places of which there are many: what has come so far seldom comes to a proof. */
        static final Mesh FINE = new Mesh(2_000, 15);
    }

    /** True if the place is worth an examination. */
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

    /** So many answers are far from any proof. */
    private static boolean severalMovesATurn(HostedGame<?> place) {
        return place.standing().lastTurn().size() > 1;
    }

    private <M extends Move> boolean wins(OpenPosition<M> position, Seat mover) {
        return ProofSearch.glance(position, mover, Budget.nodes(mesh.nodes()), mesh.far())
                .win()
                .isPresent();
    }
}
