package dolmen.bot.discord.settings.typed;

import dolmen.bot.discord.words.typed.PlainWords;
import dolmen.bot.match.time.QuietHours;
import dolmen.bot.match.time.TimePreferences;
import dolmen.rules.phrase.Verbatim;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads texts that people type about time. If it cannot read a text, it throws an {@link UnreadTimeException}. */
public final class TypedTime {
    private static final Pattern BEFORE =
            Pattern.compile("^(?:from|between|von|zwischen|fran|mellan|de|du|entre|desde) (?=.)");
    private static final Pattern BETWEEN = Pattern.compile(
            " ?- ?| ?\\.\\.+ ?| (?:to|until|till|til|and|bis|und|och|a|au|et|jusqu'?a|y|hasta) (?:las? )?");
    private static final Set<String> OFF = Set.of(
            "off",
            "none",
            "no",
            "never",
            "aus",
            "nie",
            "nein",
            "keine",
            "av",
            "nej",
            "aldrig",
            "inga",
            "non",
            "jamais",
            "aucun",
            "aucune",
            "nunca",
            "ninguno",
            "ninguna",
            "desactivado",
            "mai",
            "nessuno",
            "nessuna",
            "nao",
            "nenhum",
            "nenhuma",
            "desligado",
            "nigdy",
            "brak",
            "uit",
            "nee",
            "nooit",
            "geen",
            "なし",
            "オフ");

    private TypedTime() {}

    /** True if the text switches a setting off, in any language of the bot. */
    public static boolean off(String typed) {
        return OFF.contains(PlainWords.of(typed));
    }

    public static QuietHours quiet(String typed) {
        String words = BEFORE.matcher(PlainWords.of(typed)).replaceFirst("");
        Matcher between = BETWEEN.matcher(words);
        while (between.find()) {
            Optional<DayTime> from = DayTime.read(words.substring(0, between.start()));
            Optional<DayTime> to = DayTime.read(words.substring(between.end()));
            if (from.isPresent() && to.isPresent()) {
                return quiet(from.get(), to.get());
            }
        }
        throw new UnreadTimeException(TypedPhrases.quietUnknown());
    }

    private static QuietHours quiet(DayTime from, DayTime to) {
        if (from.halved() != to.halved() && !(from.clear() && to.clear())) {
            throw new UnreadTimeException(TypedPhrases.quietHalfDays());
        }
        if (from.time().equals(to.time())) {
            throw new UnreadTimeException(TypedPhrases.quietEmpty());
        }
        return new QuietHours(from.time(), to.time());
    }

    public static LocalTime time(String typed) {
        return DayTime.read(typed)
                .map(DayTime::time)
                .orElseThrow(
                        () -> new UnreadTimeException(TypedPhrases.timeUnknown(new Verbatim(typed.replace("`", "")))));
    }

    public static List<Integer> reminders(String typed) {
        String[] parts = typed.split("[\\s,;%]+", -1);
        try {
            List<Integer> points = Arrays.stream(parts)
                    .filter(part -> !part.isEmpty())
                    .map(Integer::parseInt)
                    .toList();
            return TimePreferences.DEFAULT.withReminders(points).reminders();
        } catch (IllegalArgumentException wrong) {
            throw new UnreadTimeException(TypedPhrases.remindersUnknown(), wrong);
        }
    }
}
