package dolmen.rules.analysis;

import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.play.Ply;
import dolmen.rules.play.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * The opponent's turns that could win, or take something, at once after a turn of the seat to move. For one search by
 * one thread.
 */
final class Threats<M extends Move> {
    /** The maximum number of positions to look at; if there are more, no threat is reported. */
    private static final int MOST_POSITIONS = 60_000;

    /** As above, where a scene is made of each. */
    private static final int MOST_SCENES = 6_000;

    /** The minimum number of losing turns for each safe turn that makes a threat: three of four turns lose. */
    private static final int LOST_FOR_EACH_SAFE = 3;

    private final Standing<M> before;
    private final Seat seat;
    private final BiPredicate<Standing<M>, Standing<M>> harms;
    private final int most;
    private final List<Threat<M>> threats = new ArrayList<>();
    private int looked;
    private int safe;

    /** A harmful turn as first found, and the number of the seat's turns that allow it. */
    static final class Threat<M extends Move> {
        private final Standing<M> from;
        private final Standing<M> done;
        private final List<M> moves;
        private int times = 1;

        Threat(Standing<M> from, Standing<M> done) {
            this.from = from;
            this.done = done;
            this.moves = done.lastTurn().stream().map(Ply::move).toList();
        }

        /** The standing before the turn. */
        Standing<M> from() {
            return from;
        }

        /** The standing after the turn. */
        Standing<M> done() {
            return done;
        }
    }

    private Threats(Standing<M> before, Seat seat, BiPredicate<Standing<M>, Standing<M>> harms, int most) {
        this.before = before;
        this.seat = seat;
        this.harms = harms;
        this.most = most;
    }

    /** The turns that win. */
    static <M extends Move> Threats<M> toWin(Standing<M> before, Seat seat) {
        return new Threats<>(before, seat, (ended, done) -> isWon(done, seat), MOST_POSITIONS);
    }

    /** The turns that take pieces of the seat. */
    static <M extends Move> Threats<M> toTake(Standing<M> before, Seat seat) {
        return new Threats<>(
                before,
                seat,
                (ended, done) -> Taking.by(seat.opponent(), ended, done).isPresent(),
                MOST_SCENES);
    }

    /** True if the opponent can, or may, do such a turn in the standing after the seat's turn. */
    boolean remainAfter(Standing<M> ended) {
        return harmfulTurn(ended, ended).isPresent() || looked > most;
    }

    /** The most frequent harmful turn; empty if too many turns of the seat are safe, or none is. */
    Optional<Threat<M>> mostFrequent() {
        lookAtTurns(before);
        int lost = threats.stream().mapToInt(threat -> threat.times).sum();
        return looked > most || safe == 0 || lost < LOST_FOR_EACH_SAFE * safe
                ? Optional.empty()
                : threats.stream().reduce((one, other) -> other.times > one.times ? other : one);
    }

    private void lookAtTurns(Standing<M> standing) {
        for (M move : standing.position().legalMoves()) {
            if (looked > most) {
                return;
            }
            Standing<M> next = play(standing, move);
            switch (next.position().turn()) {
                case Turn.ToMove(Seat mover) when mover.equals(seat) -> lookAtTurns(next);
                case Turn.ToMove other -> judge(next);
                case Turn.Over over -> safe++;
                case Turn.Chance chance -> looked = most + 1;
            }
        }
    }

    private void judge(Standing<M> ended) {
        for (Threat<M> threat : threats) {
            if (harms(ended, threat.moves)) {
                threat.times++;
                return;
            }
        }
        harmfulTurn(ended, ended).ifPresentOrElse(done -> threats.add(new Threat<>(ended, done)), () -> safe++);
    }

    private boolean harms(Standing<M> standing, List<M> turn) {
        Standing<M> now = standing;
        for (M move : turn) {
            if (!now.position().legalMoves().contains(move)) {
                return false;
            }
            now = play(now, move);
        }
        return harms.test(standing, now);
    }

    /** The standing after a harmful turn of the opponent, which began in the first standing and is in the second. */
    private Optional<Standing<M>> harmfulTurn(Standing<M> began, Standing<M> standing) {
        for (M move : standing.position().legalMoves()) {
            Standing<M> next = play(standing, move);
            Optional<Standing<M>> done = harms.test(began, next)
                    ? Optional.of(next)
                    : next.position().turn().equals(standing.position().turn())
                            ? harmfulTurn(began, next)
                            : Optional.empty();
            if (done.isPresent() || looked > most) {
                return done;
            }
        }
        return Optional.empty();
    }

    private Standing<M> play(Standing<M> standing, M move) {
        looked++;
        return standing.play(move);
    }

    private static boolean isWon(Standing<?> standing, Seat seat) {
        return standing.position().turn() instanceof Turn.Over(var outcome)
                && outcome.winners().equals(Set.of(seat.opponent()));
    }
}
