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

/** The opponent's turns that could win at once after a turn of the seat to move. For one search by one thread. */
final class Threats<M extends Move> {
    /** The maximum number of positions to look at; if there are more, no threat is reported. */
    private static final int MOST_POSITIONS = 60_000;

    /** The minimum number of losing turns for each safe turn that makes a threat: three of four turns lose. */
    private static final int LOST_FOR_EACH_SAFE = 3;

    private final Standing<M> before;
    private final Seat seat;
    private final List<Threat<M>> threats = new ArrayList<>();
    private int looked;
    private int safe;

    /** A winning turn as first found, and the number of times that it wins. */
    private static final class Threat<M extends Move> {
        private final Standing<M> won;
        private final List<M> moves;
        private int times = 1;

        Threat(Standing<M> won) {
            this.won = won;
            this.moves = won.lastTurn().stream().map(Ply::move).toList();
        }
    }

    Threats(Standing<M> before, Seat seat) {
        this.before = before;
        this.seat = seat;
    }

    /** The standing after the most frequent winning turn; empty if too many turns of the seat are safe, or none is. */
    Optional<Standing<M>> mostFrequent() {
        lookAtTurns(before);
        int lost = threats.stream().mapToInt(threat -> threat.times).sum();
        return looked > MOST_POSITIONS || safe == 0 || lost < LOST_FOR_EACH_SAFE * safe
                ? Optional.empty()
                : threats.stream()
                        .reduce((one, other) -> other.times > one.times ? other : one)
                        .map(threat -> threat.won);
    }

    private void lookAtTurns(Standing<M> standing) {
        for (M move : standing.position().legalMoves()) {
            if (looked > MOST_POSITIONS) {
                return;
            }
            Standing<M> next = play(standing, move);
            switch (next.position().turn()) {
                case Turn.ToMove(Seat mover) when mover.equals(seat) -> lookAtTurns(next);
                case Turn.ToMove other -> judge(next);
                case Turn.Over over -> safe++;
                case Turn.Chance chance -> looked = MOST_POSITIONS + 1;
            }
        }
    }

    private void judge(Standing<M> ended) {
        for (Threat<M> threat : threats) {
            if (wins(ended, threat.moves)) {
                threat.times++;
                return;
            }
        }
        winningTurn(ended).ifPresentOrElse(won -> threats.add(new Threat<>(won)), () -> safe++);
    }

    private boolean wins(Standing<M> standing, List<M> turn) {
        Standing<M> now = standing;
        for (M move : turn) {
            if (!now.position().legalMoves().contains(move)) {
                return false;
            }
            now = play(now, move);
        }
        return isWon(now);
    }

    /** The standing after a turn of the opponent that wins at once. */
    private Optional<Standing<M>> winningTurn(Standing<M> standing) {
        for (M move : standing.position().legalMoves()) {
            Standing<M> next = play(standing, move);
            Optional<Standing<M>> won = isWon(next)
                    ? Optional.of(next)
                    : next.position().turn().equals(standing.position().turn()) ? winningTurn(next) : Optional.empty();
            if (won.isPresent() || looked > MOST_POSITIONS) {
                return won;
            }
        }
        return Optional.empty();
    }

    private Standing<M> play(Standing<M> standing, M move) {
        looked++;
        return standing.play(move);
    }

    private boolean isWon(Standing<M> standing) {
        return standing.position().turn() instanceof Turn.Over(var outcome)
                && outcome.winners().equals(Set.of(seat.opponent()));
    }
}
