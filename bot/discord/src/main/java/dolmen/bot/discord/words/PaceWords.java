package dolmen.bot.discord.words;

import dolmen.bot.discord.words.typed.PaceReader;
import dolmen.bot.match.time.Pace;
import dolmen.bot.match.time.TimeControl;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Wording;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;

/** Time controls as text, for example "3 days a turn", and read from typed text. */
public final class PaceWords {
    /** The suggested paces, which suit play by correspondence. */
    private static final List<TimeControl> OFFERED = Stream.concat(
                    offered(false), offered(true).filter(control -> !(control.pace() instanceof Pace.Unlimited)))
            .toList();

    private PaceWords() {}

    /** The paces in menus, in order. */
    public static List<TimeControl> offered() {
        return OFFERED;
    }

    private static Stream<TimeControl> offered(boolean weekendsOff) {
        return Stream.of("none", "1d", "2d", "3d", "5d", "7d", "14d", "7d+1d<14d")
                .flatMap(pace -> Pace.read(pace).stream())
                .map(pace -> new TimeControl(pace, weekendsOff));
    }

    /** For example "no time limit", "3 days a turn, weekends off" or "7 days + 1 day a turn up to 14 days". */
    public static Phrase of(TimeControl control) {
        Phrase pace = switch (control.pace()) {
            case Pace.Unlimited unlimited -> WordsPhrases.paceUnlimited();
            case Pace.PerTurn(Duration time) -> WordsPhrases.pacePerTurn(span(time));
            case Pace.Fischer(Duration bank, Duration increment, Duration cap) ->
                WordsPhrases.paceFischer(span(bank), span(increment), span(cap));
        };
        return control.weekendsOff() ? WordsPhrases.paceWeekendsOff(pace) : pace;
    }

    /** An explanation of the time control for a person who has to choose, in a sentence or two. */
    public static Phrase explanation(TimeControl control) {
        Phrase pace = switch (control.pace()) {
            case Pace.Unlimited unlimited -> WordsPhrases.paceUnlimitedWhy();
            case Pace.PerTurn perTurn -> WordsPhrases.pacePerTurnWhy();
            case Pace.Fischer fischer -> WordsPhrases.paceFischerWhy();
        };
        return control.weekendsOff() ? WordsPhrases.paceWeekendsOffWhy(pace) : pace;
    }

    private static Phrase span(Duration time) {
        if (time.toMinutes() % Duration.ofHours(1).toMinutes() != 0) {
            return WordsPhrases.spanMinutes(time.toMinutes());
        }
        return time.toHours() % Duration.ofDays(1).toHours() == 0
                ? WordsPhrases.spanDays(time.toDays())
                : WordsPhrases.spanHours(time.toHours());
    }

    /** The time control in a canonical or typed text; empty if there is none. */
    public static Optional<TimeControl> read(String typed) {
        return TimeControl.read(normal(typed)).or(() -> PaceReader.read(typed));
    }

    /** As above, or one of the paces in menus in words of the language. */
    public static Optional<TimeControl> read(String typed, Wording language) {
        return read(typed)
                .or(() -> OFFERED.stream()
                        .filter(control -> named(control, language).equals(normal(typed)))
                        .findFirst());
    }

    /** Suggestions for a typed pace: first its meaning so far, then paces that start like it. */
    public static List<Command.Choice> suggest(String typed, Wording language) {
        String words = normal(typed);
        return Stream.of(
                        read(typed, language).stream(),
                        unfinished(words),
                        OFFERED.stream()
                                .filter(control -> named(control, language).startsWith(words)),
                        OFFERED.stream()
                                .filter(control -> named(control, language).contains(words)))
                .flatMap(controls -> controls)
                .distinct()
                .limit(OptionData.MAX_CHOICES)
                .map(control -> new Command.Choice(language.of(of(control)), control.text()))
                .toList();
    }

    private static String named(TimeControl control, Wording language) {
        return normal(language.of(of(control)));
    }

    /** The completions of a bare number. */
    private static Stream<TimeControl> unfinished(String words) {
        return words.matches("[0-9]{1,3}")
                ? Stream.of(" days", " hours", " weeks").flatMap(unit -> PaceReader.read(words + unit).stream())
                : Stream.empty();
    }

    private static String normal(String words) {
        return words.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
    }
}
