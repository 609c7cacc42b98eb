package dolmen.bot.discord.words.typed;

import dolmen.bot.match.time.Pace;
import dolmen.bot.match.time.TimeControl;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads typed paces in English, German, Swedish, French and Spanish: "3 days", "1d 12h per move", "no limit", "a week,
 * weekends off", "7 days + 1 day up to 14 days".
 */
public final class PaceReader {
    private static final Pattern WEEKENDS_OFF =
            Pattern.compile("[,;]? ?(?:(?:weekends?|week-ends?|wochenenden?|helg(?:er|en|erna)?|fine?s? de semana)[- ]"
                    + "(?:are )?(?:off|free|frei|lediga?|libres?)"
                    + "|(?:no|without|ohne|keine|inga|utan|sans|sin)(?: les| los)? "
                    + "(?:weekends?|week-ends?|wochenenden?|helg(?:er)?|fine?s? de semana)) ?");
    private static final Pattern EACH_TURN = Pattern.compile(
            " ?(?:/|(?:for |fur |for |pour |para )?(?:an? |per |each |every |pro |je |jeden |jede |varje |par |por |cada ))"
                    + " ?(?:turns?|moves?|zug|zuge|drag|tur|coups?|tours?|turnos?|jugadas?|movimientos?)$");
    private static final Set<String> UNLIMITED = Set.of(
            "none",
            "no limit",
            "no limits",
            "no time limit",
            "no limit of time",
            "without limit",
            "unlimited",
            "untimed",
            "infinite",
            "endless",
            "forever",
            "∞",
            "unbegrenzt",
            "kein limit",
            "ohne limit",
            "kein zeitlimit",
            "ohne zeitlimit",
            "ohne begrenzung",
            "unendlich",
            "obegransat",
            "obegransad",
            "ingen grans",
            "utan grans",
            "ingen tidsgrans",
            "utan tidsgrans",
            "illimite",
            "sans limite",
            "pas de limite",
            "aucune limite",
            "sans limite de temps",
            "ilimitado",
            "sin limite",
            "sin limites",
            "sin limite de tiempo");
    private static final Set<String> DAILY = Set.of("daily", "taglich", "dagligen", "quotidien", "diario");
    private static final Pattern BANK = Pattern.compile(
            "(.+?) ?\\+ ?(.+?) ?,?(?:<|up to|at most|no more than|max\\.?|cap|bis zu|bis|hochstens|upp till|hogst|"
                    + "jusqu'?a|au plus|hasta|como maximo) ?(.+)");

    private PaceReader() {}

    /** The time control in the text; empty if there is none, or if it is out of range. */
    public static Optional<TimeControl> read(String typed) {
        String words = PlainWords.of(typed);
        Matcher off = WEEKENDS_OFF.matcher(words);
        boolean weekendsOff = off.find();
        String rest = weekendsOff ? off.replaceFirst(" ").strip() : words;
        return pace(rest.replaceFirst("[,;]$", "")).map(pace -> new TimeControl(pace, weekendsOff));
    }

    private static Optional<Pace> pace(String words) {
        if (UNLIMITED.contains(words)) {
            return Optional.of(new Pace.Unlimited());
        }
        if (DAILY.contains(words)) {
            return Optional.of(new Pace.PerTurn(Duration.ofDays(1)));
        }
        Matcher bank = BANK.matcher(words);
        return bank.matches()
                ? span(bank.group(1))
                        .flatMap(initial -> span(bank.group(2))
                                .flatMap(more -> span(bank.group(3))
                                        .flatMap(cap -> possible(() -> new Pace.Fischer(initial, more, cap)))))
                : span(words).flatMap(time -> possible(() -> new Pace.PerTurn(time)));
    }

    private static Optional<Duration> span(String words) {
        return SpanReader.read(EACH_TURN.matcher(words).replaceFirst(""));
    }

    private static Optional<Pace> possible(Supplier<Pace> pace) {
        try {
            return Optional.of(pace.get());
        } catch (IllegalArgumentException outOfRange) {
            return Optional.empty();
        }
    }
}
