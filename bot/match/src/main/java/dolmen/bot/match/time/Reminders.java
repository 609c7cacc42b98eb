package dolmen.bot.match.time;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The reminders of the player to move: at the points that the player chose, but never in quiet hours. A point in quiet
 * hours moves to their end, or to just before them if the time would be over by their end.
 *
 * @param calendar the calendar of the player to move
 * @param preferences the preferences of the player to move
 */
public record Reminders(Clock clock, Calendar calendar, TimePreferences preferences) {
    private static final Duration BEFORE_QUIET_HOURS = Duration.ofMinutes(5);

    /** The due reminder, in percent, which covers all earlier points; empty if none is due. */
    public Optional<Integer> due(Instant now) {
        return open().filter(point -> moment(point, now)
                        .filter(moment -> !moment.isAfter(now))
                        .isPresent())
                .max(Comparator.naturalOrder());
    }

    /** The time of the next reminder, if nothing changes before; empty if there is none. */
    public Optional<Instant> next(Instant now) {
        return open().flatMap(point -> moment(point, now).stream()).min(Comparator.naturalOrder());
    }

    private Stream<Integer> open() {
        int last = clock.running().map(Clock.Running::reminded).orElse(0);
        return preferences.reminders().stream().filter(point -> point > last);
    }

    private Optional<Instant> moment(int point, Instant now) {
        Optional<Instant> deadline = clock.deadline(calendar);
        return clock.usedUp(point, calendar)
                .map(used -> later(used, now))
                .flatMap(wanted -> outsideQuietHours(wanted, now, deadline.orElse(Instant.MAX)));
    }

    private Optional<Instant> outsideQuietHours(Instant wanted, Instant now, Instant deadline) {
        Optional<Stretch> quiet = preferences.quietAround(wanted);
        if (quiet.isEmpty()) {
            return Optional.of(wanted).filter(deadline::isAfter);
        }
        Instant evening = quiet.get().from();
        Instant before = later(evening.minus(BEFORE_QUIET_HOURS), now);
        return quiet.get().to().isBefore(deadline)
                ? Optional.of(quiet.get().to())
                : Optional.of(before).filter(evening::isAfter);
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }
}
