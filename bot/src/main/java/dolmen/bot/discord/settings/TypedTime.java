package dolmen.bot.discord.settings;

import dolmen.bot.match.time.QuietHours;
import dolmen.bot.match.time.TimePreferences;
import java.time.DateTimeException;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what people type about time. What is not understood is an exception whose message tells them why. */
final class TypedTime {
    private static final Pattern HOURS = Pattern.compile("(\\S+?)\\s*(?:-|–|—|to|bis|till|à|a)\\s*(\\S+)");
    private static final Pattern TIME = Pattern.compile("([0-9]{1,2})(?:[:.h]([0-9]{2}))?");

    private TypedTime() {}

    static ZoneId zone(String typed) {
        try {
            return typed.equalsIgnoreCase("utc") ? ZoneOffset.UTC : ZoneId.of(typed.replace(' ', '_'));
        } catch (DateTimeException unknown) {
            throw new IllegalArgumentException(
                    "I know no time zone “%s”. Choose one of those offered while you type.".formatted(typed), unknown);
        }
    }

    static QuietHours quiet(String typed) {
        Matcher hours = HOURS.matcher(typed);
        if (!hours.matches()) {
            throw new IllegalArgumentException(
                    "Quiet hours have a beginning and an end, such as `22:30-7:00`; `off` means none.");
        }
        LocalTime from = time(hours.group(1));
        LocalTime to = time(hours.group(2));
        if (from.equals(to)) {
            throw new IllegalArgumentException("Quiet hours cannot end when they begin; `off` means none.");
        }
        return new QuietHours(from, to);
    }

    static LocalTime time(String typed) {
        Matcher time = TIME.matcher(typed);
        if (time.matches()) {
            int hour = Integer.parseInt(time.group(1));
            int minute = time.group(2) == null ? 0 : Integer.parseInt(time.group(2));
            if (hour < 24 && minute < 60) {
                return LocalTime.of(hour, minute);
            }
        }
        throw new IllegalArgumentException("“%s” is no time of the day, such as `8:00` or `22:30`.".formatted(typed));
    }

    static List<Integer> reminders(String typed) {
        String[] parts = typed.split("[\\s,;%]+", -1);
        try {
            List<Integer> points = Arrays.stream(parts)
                    .filter(part -> !part.isEmpty())
                    .map(Integer::parseInt)
                    .toList();
            return TimePreferences.DEFAULT.withReminders(points).reminders();
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException(
                    "Reminders are up to five numbers from 1 to 99, such as `50 80 95`; `off` means none.", wrong);
        }
    }
}
