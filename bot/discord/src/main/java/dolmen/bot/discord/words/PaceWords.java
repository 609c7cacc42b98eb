package dolmen.bot.discord.words;

import dolmen.bot.discord.words.typed.PaceReader;
import dolmen.bot.match.time.Pace;
import dolmen.bot.match.time.TimeControl;
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

    /** The refusal of a text that is no time control. */
    public static final String REFUSAL =
            "I cannot read that pace. Choose one from the list, or write one such as `3 days`, "
                    + "`1d 12h`, `a week`, `7 days + 1 day up to 14 days` (a bank that grows after each turn) or `no limit`, "
                    + "with `weekends off` after it if clocks rest on Saturdays and Sundays. A turn takes between "
                    + "a minute and 100 days.";

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
    public static String of(TimeControl control) {
        String pace = switch (control.pace()) {
            case Pace.Unlimited unlimited -> "no time limit";
            case Pace.PerTurn(Duration time) -> span(time) + " a turn";
            case Pace.Fischer(Duration bank, Duration increment, Duration cap) ->
                "%s + %s a turn up to %s".formatted(span(bank), span(increment), span(cap));
        };
        return control.weekendsOff() ? pace + ", weekends off" : pace;
    }

    /** An explanation of the time control for a person who has to choose, in a sentence or two. */
    public static String explanation(TimeControl control) {
        String pace = switch (control.pace()) {
            case Pace.Unlimited unlimited -> "Nobody loses by time.";
            case Pace.PerTurn perTurn -> "If you take longer for a turn, you lose.";
            case Pace.Fischer fischer -> "A bank of time, which every turn refills a little.";
        };
        return control.weekendsOff() ? pace + " Clocks rest on weekends." : pace;
    }

    private static String span(Duration time) {
        if (time.toMinutes() % Duration.ofHours(1).toMinutes() != 0) {
            return counted(time.toMinutes(), "minute");
        }
        return time.toHours() % Duration.ofDays(1).toHours() == 0
                ? counted(time.toDays(), "day")
                : counted(time.toHours(), "hour");
    }

    private static String counted(long number, String unit) {
        return number == 1 ? "1 " + unit : number + " " + unit + "s";
    }

    /** The time control in a canonical or typed text; empty if there is none. */
    public static Optional<TimeControl> read(String typed) {
        String words = normal(typed);
        return TimeControl.read(words)
                .or(() -> OFFERED.stream()
                        .filter(control -> normal(of(control)).equals(words))
                        .findFirst())
                .or(() -> PaceReader.read(typed));
    }

    /** Suggestions for a typed pace: first its meaning so far, then paces that start like it. */
    public static List<Command.Choice> suggest(String typed) {
        String words = normal(typed);
        return Stream.of(
                        read(typed).stream(),
                        unfinished(words),
                        OFFERED.stream().filter(control -> normal(of(control)).startsWith(words)),
                        OFFERED.stream().filter(control -> normal(of(control)).contains(words)))
                .flatMap(controls -> controls)
                .distinct()
                .limit(OptionData.MAX_CHOICES)
                .map(control -> new Command.Choice(of(control), control.text()))
                .toList();
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
