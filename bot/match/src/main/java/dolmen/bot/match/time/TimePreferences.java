package dolmen.bot.match.time;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A player's settings of time.
 *
 * @param zone the player's time zone
 * @param quiet the hours without disturbance; empty for none
 * @param reminders the used percentages of the time for a turn at which the player is reminded, ascending; empty for
 *     none
 * @param remindedIn the place of reminders
 * @param digest the time of the daily digest, instead of a call at every turn; empty to be called
 */
public record TimePreferences(
        ZoneId zone,
        Optional<QuietHours> quiet,
        List<Integer> reminders,
        RemindedIn remindedIn,
        Optional<LocalTime> digest) {

    /** The settings of people who have chosen none. */
    public static final TimePreferences DEFAULT = new TimePreferences(
            ZoneOffset.UTC, Optional.empty(), List.of(50, 80, 95), RemindedIn.THREAD, Optional.empty());

    private static final int MOST_REMINDERS = 5;

    /** The place of reminders. */
    public enum RemindedIn {
        THREAD,
        DIRECT_MESSAGE
    }

    /** @throws IllegalArgumentException if there are more than five reminders, or one that is not between 1 and 99 */
    public TimePreferences {
        reminders = reminders.stream().distinct().sorted().toList();
        if (reminders.size() > MOST_REMINDERS || reminders.stream().anyMatch(point -> point < 1 || point > 99)) {
            throw new IllegalArgumentException("invalid reminders at " + reminders + " %");
        }
    }

    /** The quiet hours around the instant; empty if it is outside. */
    public Optional<Stretch> quietAround(Instant instant) {
        return quiet.flatMap(hours -> hours.around(instant, zone));
    }

    /** The time of the next digest after the instant; empty if the player wants none. */
    public Optional<Instant> nextDigest(Instant after) {
        LocalDate today = after.atZone(zone).toLocalDate();
        return digest.flatMap(time -> Stream.of(today, today.plusDays(1))
                .map(day -> day.atTime(time).atZone(zone).toInstant())
                .filter(after::isBefore)
                .findFirst());
    }

    public TimePreferences withZone(ZoneId chosen) {
        return new TimePreferences(chosen, quiet, reminders, remindedIn, digest);
    }

    public TimePreferences withQuiet(Optional<QuietHours> chosen) {
        return new TimePreferences(zone, chosen, reminders, remindedIn, digest);
    }

    public TimePreferences withReminders(List<Integer> chosen) {
        return new TimePreferences(zone, quiet, chosen, remindedIn, digest);
    }

    public TimePreferences withRemindedIn(RemindedIn chosen) {
        return new TimePreferences(zone, quiet, reminders, chosen, digest);
    }

    public TimePreferences withDigest(Optional<LocalTime> chosen) {
        return new TimePreferences(zone, quiet, reminders, remindedIn, chosen);
    }
}
