package dolmen.bot.match.year;

import dolmen.bot.match.time.Pace;
import dolmen.bot.match.time.Stretch;
import dolmen.bot.match.time.TimeControl;
import dolmen.rules.Seat;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The clock of one match as a witness keeps it, by lists of free stretches. */
final class ShadowClock {
    final TimeControl control;
    private final Duration[] banks;
    Optional<Seat> mover = Optional.empty();
    Instant turnBegan = Instant.EPOCH;
    private Instant since = Instant.EPOCH;
    Duration allowance = Duration.ZERO;
    boolean stopped;

    /** The stretches in which boards that called the player to move were owed. */
    private final List<Stretch> owed = new ArrayList<>();

    private Optional<Instant> owedSince = Optional.empty();

    ShadowClock(TimeControl control, int seats) {
        this.control = control;
        this.banks = new Duration[seats];
        Arrays.fill(banks, control.pace().initial().orElse(Duration.ZERO));
    }

    boolean runs() {
        return mover.isPresent() && !stopped && control.pace().initial().isPresent();
    }

    /** The time that the seat to move has taken beyond its limit; negative while it has time. */
    Duration overdrawn(Instant now, List<Stretch> free) {
        return FreeTime.ran(since, now, free).minus(bank());
    }

    private Duration bank() {
        return banks[mover.orElseThrow().index()];
    }

    void owes(Instant now) {
        owedSince = owedSince.or(() -> Optional.of(now));
    }

    void posted(Instant now) {
        owedSince.ifPresent(since -> owed.add(new Stretch(since, now)));
        owedSince = Optional.empty();
    }

    /** The stretches in which a board was owed, or still is. */
    List<Stretch> owed() {
        List<Stretch> all = new ArrayList<>(owed);
        owedSince.ifPresent(since -> all.add(new Stretch(since, Stretch.NEVER)));
        return all;
    }

    void stop(Instant now, List<Stretch> free) {
        draw(now, free);
        stopped = true;
    }

    void resume(Instant now) {
        since = now;
        stopped = false;
    }

    /** Begins the turn of a seat, or nobody's after the end of the match. */
    void pass(Optional<Seat> next, Instant now, List<Stretch> free) {
        if (mover.isPresent()) {
            draw(now, free);
            int index = mover.get().index();
            banks[index] = switch (control.pace()) {
                case Pace.Unlimited unlimited -> banks[index];
                case Pace.PerTurn(Duration time) -> time;
                case Pace.Fischer(Duration bank, Duration increment, Duration cap) ->
                    banks[index].plus(increment).compareTo(cap) > 0 ? cap : banks[index].plus(increment);
            };
        }
        mover = next;
        turnBegan = now;
        since = now;
        allowance = next.map(seat -> banks[seat.index()]).orElse(Duration.ZERO);
    }

    private void draw(Instant now, List<Stretch> free) {
        if (runs()) {
            Duration left = overdrawn(now, free).negated();
            banks[mover.orElseThrow().index()] = left.isNegative() ? Duration.ZERO : left;
        }
    }
}
