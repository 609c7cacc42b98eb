package dolmen.bot.discord.settings.typed;

import dolmen.bot.discord.words.typed.PlainWords;
import java.time.LocalTime;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A time of the day as people type it in English, German, Swedish, French and Spanish: "22:30", "10 pm", "22h", "kl.
 * 22", "7 Uhr", "noon".
 *
 * @param clear true if the half of the day is certain from the hour, the minutes, or am and pm
 * @param halved true if it has am or pm
 */
record DayTime(LocalTime time, boolean clear, boolean halved) {
    private static final Pattern BEFORE =
            Pattern.compile("^(?:at|around|um|gegen|kl\\.?|klockan|vid|a(?: las?)?|aux?|vers|las?) (?=.)");
    private static final Pattern CLOCK = Pattern.compile(
            "([0-9]{1,2})(?: ?[:.h] ?([0-9]{2}))? ?(?:h|hrs?|uhr|heures?|horas?|o'?clock)? ?(?:([ap])\\.? ?m\\.?)?");
    private static final Pattern MILITARY = Pattern.compile("([0-9]{2})([0-9]{2})(?: ?(?:h|hrs?|hours))?");
    private static final Set<String> NOON = Set.of("noon", "midday", "mittag", "mittags", "middag", "midi", "mediodia");
    private static final Set<String> MIDNIGHT =
            Set.of("midnight", "mitternacht", "mitternachts", "midnatt", "minuit", "medianoche");
    private static final int HALF_A_DAY = 12;

    /** The time in the text; empty if there is none. */
    static Optional<DayTime> read(String typed) {
        String words = BEFORE.matcher(PlainWords.of(typed)).replaceFirst("").strip();
        if (NOON.contains(words) || MIDNIGHT.contains(words)) {
            return Optional.of(new DayTime(NOON.contains(words) ? LocalTime.NOON : LocalTime.MIDNIGHT, true, false));
        }
        Matcher military = MILITARY.matcher(words);
        if (military.matches()) {
            return read(military.group(1), Optional.of(military.group(2)), Optional.empty());
        }
        Matcher clock = CLOCK.matcher(words);
        return clock.matches()
                ? read(clock.group(1), Optional.ofNullable(clock.group(2)), Optional.ofNullable(clock.group(3)))
                : Optional.empty();
    }

    private static Optional<DayTime> read(String hours, Optional<String> minutes, Optional<String> half) {
        int hour = Integer.parseInt(hours);
        int minute = minutes.map(Integer::parseInt).orElse(0);
        boolean possible = minute < 60
                && (half.isPresent() ? hour >= 1 && hour <= HALF_A_DAY : hour < 24 || (hour == 24 && minute == 0));
        if (!possible) {
            return Optional.empty();
        }
        int ofDay = half.map(which -> hour % HALF_A_DAY + (which.equals("p") ? HALF_A_DAY : 0))
                .orElse(hour % 24);
        boolean clear = half.isPresent() || minutes.isPresent() || hour > HALF_A_DAY || hour == 0;
        return Optional.of(new DayTime(LocalTime.of(ofDay, minute), clear, half.isPresent()));
    }
}
