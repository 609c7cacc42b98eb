package dolmen.bot.discord.settings;

import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.settings.typed.UnreadTimeException;
import dolmen.bot.match.time.TimePreferences;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Typed texts about time, by the names of the form's fields. Valid or not, they can be shown in a message and read from
 * it again. Immutable.
 */
record TypedTimes(Map<String, String> fields) {
    /** The names of the fields, in the order of the form. */
    static final List<String> NAMES = List.of(
            TimeOptions.ZONE, TimeOptions.QUIET, TimeOptions.REMINDERS, TimeOptions.REMINDED_IN, TimeOptions.DIGEST);

    TypedTimes {
        fields = Map.copyOf(fields);
    }

    /** Takes the text of every field from the function. */
    static TypedTimes of(Function<String, String> field) {
        return new TypedTimes(NAMES.stream().collect(Collectors.toUnmodifiableMap(name -> name, field)));
    }

    /** The current settings, as people type them. */
    static TypedTimes of(TimePreferences now, Wording language) {
        return of(name -> TimeOptions.typed(now, name, language));
    }

    /** The texts in a message with the lines of {@link #words()}. */
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
     * The preferences after these texts.
     *
     * @throws UnreadTimeException if a text is not understood
     */
    TimePreferences changed(TimePreferences before) {
        TimePreferences now = before;
        for (String name : NAMES) {
            now = TimeOptions.changed(now, name, of(name).strip());
        }
        return now;
    }
}
