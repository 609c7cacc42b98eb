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
 * Reads typed paces in all languages of the bot: "3 days", "1d 12h per move", "no limit", "a week, weekends off", "7
 * days + 1 day up to 14 days".
 */
public final class PaceReader {
    private static final String WEEKENDS = "weekend(?:s|y|ow|en)?|week-ends?|wochenenden?|helg(?:er|en|erna)?"
            + "|fi[mn](?:e?s)? de semana|fine settimana";
    private static final Pattern WEEKENDS_OFF = Pattern.compile(
            "[,;、]? ?(?:(?:%1$s)[- ](?:are )?(?:off|free|frei|lediga?|libres?|liber[oi]|livres?|vrij|wolne)"
                    .concat(
                            "|(?:wolne|freie|lediga|no|without|ohne|keine|inga|utan|sans|sin|senza|sem|bez|zonder|geen)(?: les| los)? (?:%1$s)")
                    .concat("|(?:週末|土日)(?:は|も)?(?:休み|なし)) ?")
                    .formatted(WEEKENDS));
    private static final Pattern EACH_TURN = Pattern.compile("^1手(?:ことに|につき|あたり)? ?| ?(?:/|(?:for |fur |pour |para )?"
            + "(?:an? |per |each |every |pro |je |jeden |jede |varje |par |por |cada |ogni |na ))"
            + " ?(?:turns?|moves?|zug|zuge|drag|tur|coups?|tours?|turnos?|jugadas?|movimientos?"
            + "|mossa|mosse|lances?|jogadas?|ruch|zet)$");
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
            "sin limite de tiempo",
            "senza limite",
            "senza limiti",
            "senza limite di tempo",
            "nessun limite",
            "illimitato",
            "sem limite",
            "sem limites",
            "sem limite de tempo",
            "bez limitu",
            "bez limitu czasu",
            "bez ograniczen",
            "geen limiet",
            "geen tijdslimiet",
            "zonder limiet",
            "onbeperkt",
            "なし",
            "無制限",
            "制限なし",
            "時間制限なし");
    private static final Set<String> DAILY = Set.of(
            "daily", "taglich", "dagligen", "quotidien", "diario", "diariamente", "codziennie", "dagelijks", "毎日");
    private static final Pattern BANK = Pattern.compile(
            "(.+?) ?\\+ ?(.+?) ?,? ?(?:<|up to|at most|no more than|max\\.?|cap|bis zu|bis|hochstens|upp till|hogst|"
                    + "jusqu['’]?a|au plus|hasta|como maximo|fino a|ate|do(?= )|najwyzej|tot|hoogstens|\\(?最大) ?(.+?)\\)?");

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
        return SpanReader.read(EACH_TURN.matcher(words).replaceAll(""));
    }

    private static Optional<Pace> possible(Supplier<Pace> pace) {
        try {
            return Optional.of(pace.get());
        } catch (IllegalArgumentException outOfRange) {
            return Optional.empty();
        }
    }
}
