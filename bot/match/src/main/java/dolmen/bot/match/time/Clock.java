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
 * The clock of a match: what every seat has left, and for whom time runs. How fast it runs depends on the calendar of
 * the player to move, which whoever asks brings along.
 *
 * @param banks by seat, what is left as of the instant since which time runs; zero where there is no limit
 * @param running empty before the first turn and after the last
 */
public record Clock(TimeControl control, List<Duration> banks, Optional<Running> running) {

    private static final int WHOLE = 100;

    public Clock {
        banks = List.copyOf(banks);
    }

    /**
     * For whom time runs.
     *
     * @param since when it began to run; empty while it is stopped
     * @param allowance what the seat had when its turn began
     * @param reminded how much of the allowance, in percent, was used when the player was last reminded; 0 if never
     */
    public record Running(Seat seat, Optional<Instant> since, Duration allowance, int reminded) {}

    /** Everybody has all the time, and nobody's runs. */
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
     * The clock when it is that seat's turn; the same clock if it was already. A clock that is stopped stays so: only
     * players let it run on.
     *
     * @param calendar of the player who moved
     */
    public Clock turnTo(Seat seat, Instant now, Calendar calendar) {
        if (running.filter(turn -> turn.seat().equals(seat)).isPresent()) {
            return this;
        }
        Clock rested = rest(now, calendar);
        Optional<Instant> since = stopped() ? Optional.empty() : Optional.of(now);
        return rested.with(Optional.of(new Running(seat, since, rested.banks.get(seat.index()), 0)));
    }

    /** The clock when nobody's time runs any more, because the match is over. */
    public Clock rest(Instant now, Calendar calendar) {
        return running.map(turn -> settled(now, calendar)
                        .withBank(turn.seat(), control.pace()::afterTurn)
                        .with(Optional.empty()))
                .orElse(this);
    }

    /** The same clock, with what is left as of that instant. */
    public Clock asOf(Instant now, Calendar calendar) {
        return stopped() ? this : stop(now, calendar).resume(now);
    }

    /** The clock stopped in the middle of a turn. */
    public Clock stop(Instant now, Calendar calendar) {
        return running.map(turn -> settled(now, calendar).with(Optional.of(since(turn, Optional.empty()))))
                .orElse(this);
    }

    /** The clock running on after a stop. */
    public Clock resume(Instant now) {
        return stopped() ? with(running.map(turn -> since(turn, Optional.of(now)))) : this;
    }

    /** The clock after the player was reminded that so many percent of the time for this turn are used. */
    public Clock reminded(int percent) {
        return with(running.map(turn -> new Running(turn.seat(), turn.since(), turn.allowance(), percent)));
    }

    /** What the seat has left; the calendar is that of the player to move. */
    public Duration left(Seat seat, Instant now, Calendar calendar) {
        return settled(now, calendar).banks.get(seat.index());
    }

    /** When the time of the player to move runs out; empty if it never does. */
    public Optional<Instant> deadline(Calendar calendar) {
        return usedUp(WHOLE, calendar);
    }

    /** When the player to move will have used so many percent of the time for this turn; empty if never. */
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

    /** Whose time has run out. */
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
