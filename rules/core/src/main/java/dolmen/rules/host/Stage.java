package dolmen.rules.host;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.play.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The state of a hosted game, regardless of the entries that led there.
 *
 * @param turns the number of turns that seats have started
 * @param quiet the positions since the last progress
 * @param conclusion the conclusion; empty while the game goes on
 */
record Stage<M extends Move>(Standing<M> standing, int turns, QuietSpell quiet, Optional<Conclusion> conclusion) {
    private static final int MOST_TIMES = 2;

    private static <M extends Move> Stage<M> of(Standing<M> standing, int turns, QuietSpell quiet) {
        return new Stage<>(standing, turns, quiet, conclusion(standing, quiet));
    }

    /** The start of the variant. */
    static <M extends Move> Stage<M> start(Game<M> game, Variant variant) {
        return progressed(Standing.start(game, variant), 0);
    }

    /** The first stage of a game that starts in a given standing. */
    static <M extends Move> Stage<M> from(Standing<M> standing) {
        return progressed(standing, 0);
    }

    private static <M extends Move> Stage<M> progressed(Standing<M> standing, int turns) {
        return of(standing, turns, QuietSpell.from(standing.position()));
    }

    /**
     * The stage after a move, which may end the game.
     *
     * @throws IllegalArgumentException if the move is not legal
     */
    Stage<M> play(M move) {
        Game<M> game = standing.game();
        boolean progress = game.patience().isEmpty() || standing.position().progress(move);
        Standing<M> next = standing.play(move);
        int begun = standing.position().turn() instanceof Turn.ToMove
                        && next.lastTurn().size() == 1
                ? turns + 1
                : turns;
        return progress ? progressed(next, begun) : of(next, begun, quiet.then(next.position()));
    }

    /** The stage after the seat left a table of three or more; the others play on. */
    Stage<M> withdraw(Seat seat) {
        return progressed(standing.withdraw(seat), turns);
    }

    /** This stage with a conclusion. */
    Stage<M> concluded(Conclusion how) {
        return new Stage<>(standing, turns, quiet, Optional.of(how));
    }

    /** True while the seat can still win. */
    boolean inPlay(Seat seat) {
        return conclusion.isEmpty() && standing.position().places().getFirst().contains(seat);
    }

    /** The seat to move; empty when it is chance's turn or the game has ended. */
    Optional<Seat> toMove() {
        return conclusion.isEmpty() && standing.position().turn() instanceof Turn.ToMove(Seat seat)
                ? Optional.of(seat)
                : Optional.empty();
    }

    /** The signs that one of the host's own rules will soon end the game. */
    List<Omen> omens() {
        if (conclusion.isPresent()) {
            return List.of();
        }
        var omens = new ArrayList<Omen>();
        if (quiet.times() == MOST_TIMES) {
            omens.add(new Omen.Repeated());
        }
        standing.game().patience().ifPresent(patience -> {
            int left = patience.plies(standing.position().seats()) - quiet.plies();
            if (left <= Omen.LAST_PLIES) {
                omens.add(new Omen.Stalling(left, patience.progress()));
            }
        });
        return List.copyOf(omens);
    }

    private static Optional<Conclusion> conclusion(Standing<?> standing, QuietSpell quiet) {
        var position = standing.position();
        if (position.turn() instanceof Turn.Over(var outcome)) {
            return Optional.of(new Conclusion.ByRules(outcome));
        }
        if (quiet.times() > MOST_TIMES) {
            return Optional.of(new Conclusion.ByRepetition(position.places()));
        }
        int seats = position.seats();
        return standing.game()
                .patience()
                .map(patience -> patience.plies(seats))
                .filter(plies -> quiet.plies() >= plies)
                .map(plies -> new Conclusion.ByNoProgress(position.places(), plies));
    }
}
