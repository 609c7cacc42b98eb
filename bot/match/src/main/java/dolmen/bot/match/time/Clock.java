package dolmen.bot.match.time;

import dolmen.rules.Seat;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The clock of a match: the remaining time of every seat, and the seat whose time runs. Its speed depends on the
 * calendar of the player to move, which callers pass.
 *
 * @param banks the remaining time by seat, as of the start of the run; zero without a limit
 * @param running the seat whose time runs; empty before the first turn and after the last
 */
public record Clock(TimeControl control, List<Duration> banks, Optional<Running> running) {

    private static final int WHOLE = 100;

    public Clock {
        banks = List.copyOf(banks);
    }

    /**
     * The seat whose time runs.
     *
     * @param since the start of the run; empty while it is stopped
     * @param allowance the seat's time at the beginning of its turn
     * @param reminded the used percentage of the allowance at the last reminder; 0 if there was none
     */
    public record Running(Seat seat, Optional<Instant> since, Duration allowance, int reminded) {}

    /** The clock before the start: all seats have their full time, and no time runs. */
    public static Clock set(TimeControl control, int seats) {
        Duration initial = control.pace().initial().orElse(Duration.ZERO);
        return new Clock(control, Collections.nCopies(seats, initial), Optional.empty());
    }

    /** True if time can run out. */
    public boolean limited() {
        return control.pace().initial().isPresent();
    }

    /** True while time is stopped in the middle of a turn. */
    public boolean stopped() {
        return running.filter(turn -> turn.since().isEmpty()).isPresent();
    }

    /**
     * The clock at the seat's turn; unchanged if it was its turn already. A stopped clock stays stopped: only players
     * resume it.
     *
     * @param calendar the calendar of the player who moved
     */
    public Clock turnTo(Seat seat, Instant now, Calendar calendar) {
        if (running.filter(turn -> turn.seat().equals(seat)).isPresent()) {
            return this;
        }
        Clock rested = rest(now, calendar);
        Optional<Instant> since = stopped() ? Optional.empty() : Optional.of(now);
        return rested.with(Optional.of(new Running(seat, since, rested.banks.get(seat.index()), 0)));
    }

    /** The clock after the end of the match, when no time runs. */
    public Clock rest(Instant now, Calendar calendar) {
        return running.map(turn -> settled(now, calendar)
                        .withBank(turn.seat(), control.pace()::afterTurn)
                        .with(Optional.empty()))
                .orElse(this);
    }

    /** The clock with the remaining time as of an instant. */
    public Clock asOf(Instant now, Calendar calendar) {
        return stopped() ? this : stop(now, calendar).resume(now);
    }

    /** The clock stopped in the middle of a turn. */
    public Clock stop(Instant now, Calendar calendar) {
        return running.map(turn -> settled(now, calendar).with(Optional.of(since(turn, Optional.empty()))))
                .orElse(this);
    }

    /** The clock running again after a stop. */
    public Clock resume(Instant now) {
        return stopped() ? with(running.map(turn -> since(turn, Optional.of(now)))) : this;
    }

    /** The clock after a reminder at the used percentage of the time for this turn. */
    public Clock reminded(int percent) {
        return with(running.map(turn -> new Running(turn.seat(), turn.since(), turn.allowance(), percent)));
    }

    /** The remaining time of the seat; the calendar is that of the player to move. */
    public Duration left(Seat seat, Instant now, Calendar calendar) {
        return settled(now, calendar).banks.get(seat.index());
    }

    /** The deadline of the player to move; empty if there is none. */
    public Optional<Instant> deadline(Calendar calendar) {
        return usedUp(WHOLE, calendar);
    }

    /**
     * The time when the player to move will have used the given percentage of the time for this turn; empty if never.
     */
    public Optional<Instant> usedUp(int percent, Calendar calendar) {
        if (!limited()) {
            return Optional.empty();
        }
        return running.flatMap(turn -> turn.since()
                .map(since -> {
                    Duration kept =
                            turn.allowance().multipliedBy(WHOLE - percent).dividedBy(WHOLE);
                    return calendar.after(since, bank(turn.seat()).minus(kept));
                })
                .filter(then -> then.isBefore(Stretch.NEVER)));
    }

    /** The seat whose time has run out. */
    public Optional<Seat> flagged(Instant now, Calendar calendar) {
        return deadline(calendar)
                .filter(deadline -> !now.isBefore(deadline))
                .flatMap(deadline -> running.map(Running::seat));
    }

    private Clock settled(Instant now, Calendar calendar) {
        if (!limited()) {
            return this;
        }
        return running.flatMap(turn -> turn.since()
                        .map(since ->
                                withBank(turn.seat(), bank -> notNegative(bank.minus(calendar.running(since, now))))))
                .orElse(this);
    }

    private static Duration notNegative(Duration left) {
        return left.isNegative() ? Duration.ZERO : left;
    }

    private static Running since(Running turn, Optional<Instant> since) {
        return new Running(turn.seat(), since, turn.allowance(), turn.reminded());
    }

    private Duration bank(Seat seat) {
        return banks.get(seat.index());
    }

    private Clock with(Optional<Running> next) {
        return new Clock(control, banks, next);
    }

    private Clock withBank(Seat seat, UnaryOperator<Duration> change) {
        var changed = new ArrayList<>(banks);
        changed.set(seat.index(), change.apply(bank(seat)));
        return new Clock(control, changed, running);
    }
}
