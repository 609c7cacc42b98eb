package dolmen.bot.match;

import dolmen.bot.match.time.Calendar;
import dolmen.bot.match.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Knows when the time of the player to move runs, from weekends, vacations and outages. Safe for use by many threads.
 */
public final class Calendars {
    private final TimeOff timeOff;

    public Calendars(TimeOff timeOff) {
        this.timeOff = timeOff;
    }

    /** When the time of the player to move runs out, as things stand; empty if it never does. */
    public Optional<Instant> deadline(Match match) {
        return match.clock().deadline(of(match));
    }

    /** The calendar of the player to move, as far back as the turn reaches. */
    Calendar of(Match match) {
        return match.clock().limited()
                ? match.clock()
                        .running()
                        .flatMap(turn -> turn.since().map(since -> of(match, turn, since)))
                        .orElse(Calendar.ALWAYS)
                : Calendar.ALWAYS;
    }

    private Calendar of(Match match, Clock.Running turn, Instant since) {
        var rests = Stream.concat(
                timeOff.vacations(match.player(turn.seat()), since).stream(), timeOff.outages(since).stream());
        return new Calendar(
                match.clock().control().weekendsOff() ? Optional.of(turn.zone()) : Optional.empty(), rests.toList());
    }
}
