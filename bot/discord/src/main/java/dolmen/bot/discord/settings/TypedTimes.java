package dolmen.bot.discord.settings;

import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.match.time.TimePreferences;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What somebody has written about time in the form, by the names of the fields: understood or not, it can be shown, and
 * read again from where it was shown. Immutable.
 */
record TypedTimes(Map<String, String> fields) {
    /** In the order of the form. */
    static final List<String> NAMES = List.of(
            TimeOptions.ZONE, TimeOptions.QUIET, TimeOptions.REMINDERS, TimeOptions.REMINDED_IN, TimeOptions.DIGEST);

    TypedTimes {
        fields = Map.copyOf(fields);
    }

    /** Every field as that function has it. */
    static TypedTimes of(Function<String, String> field) {
        return new TypedTimes(NAMES.stream().collect(Collectors.toUnmodifiableMap(name -> name, field)));
    }

    /** What holds now, as somebody would write it. */
    static TypedTimes of(TimePreferences now) {
        return of(name -> TimeOptions.typed(now, name));
    }

    /** What stands in the words that were made of it. */
    static TypedTimes in(String words) {
        return of(name -> NotUnderstoodException.required(words.lines()
                .filter(line -> line.startsWith(beginning(name)) && line.endsWith("`"))
                .map(line -> line.substring(beginning(name).length(), line.length() - 1))
                .findFirst()));
    }

    String of(String name) {
        return Objects.requireNonNullElse(fields.get(name), "");
    }

    /** A line for each field. */
    String words() {
        return NAMES.stream()
                .map(name -> beginning(name) + of(name).replace('`', '\'') + "`")
                .collect(Collectors.joining("\n"));
    }

    private static String beginning(String name) {
        return "> %s: `".formatted(name);
    }

    /**
     * The preferences with what was written.
     *
     * @throws IllegalArgumentException if something is not understood; the message says so to whoever wrote it
     */
    TimePreferences changed(TimePreferences before) {
        TimePreferences now = before;
        for (String name : NAMES) {
            now = TimeOptions.changed(now, name, of(name).strip());
        }
        return now;
    }
}
