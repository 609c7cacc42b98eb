package dolmen.bot.lab.search;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.console.LineOfPlay;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.opponent.League;
import dolmen.rules.opponent.Level;
import dolmen.rules.opponent.Pairing;
import dolmen.rules.phrase.Argument;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that lets the opponents play each other and rates them. */
@Command(
        name = "ladder",
        mixinStandardHelpOptions = true,
        description = {
            "Rates the opponents of a variant by matches between each level and the one below.",
            "Prints a properties file with their points. Its comments have the command, the date and every series, as",
            "'wins W draws D losses L score S low S high S' of the first, with 95 %% confidence.",
            "At larger tables the first has one seat, and the second all others; to be ahead of half of them is a draw."
        })
public final class LadderCommand implements Callable<Integer> {
    private final GameRegistry games;
    private final Console console;
    private final InstantSource clock;

    @Parameters(index = "0", paramLabel = "VARIANT", description = LineOfPlay.VARIANT)
    private String variant = "";

    @Option(names = "--games", paramLabel = "N", description = "Games per pair (default: 50).")
    private int number = 50;

    @Option(names = "--seed", paramLabel = "S", description = "Random seed (default: 1).")
    private long seed = 1;

    public LadderCommand(GameRegistry games, Console console, InstantSource clock) {
        this.games = games;
        this.console = console;
        this.clock = clock;
    }

    @Override
    public Integer call() {
        if (number < 1) {
            return console.refuse(ExitStatus.MISUSED, "--games must be at least 1.");
        }
        return switch (games.variant(variant)) {
            case VariantChoice.Found(Variant found) -> {
                measure(games.game(found.game()), found);
                yield ExitStatus.DONE;
            }
            case VariantChoice.Unknown(Argument why) -> console.refuse(ExitStatus.REFUSED, why);
        };
    }

    private <M extends Move> void measure(Game<M> game, Variant found) {
        say("# Measured on %s by: dolmen ladder '%s' --games %d --seed %d"
                .formatted(LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC), found.text(), number, seed));
        List<Pairing> pairings = new League<>(game, found, number, Dice.of(seed)).play(this::say);
        for (Level level : Level.values()) {
            List<Pairing> below = pairings.stream()
                    .filter(pairing -> pairing.one().level() == level)
                    .toList();
            if (!below.isEmpty()) {
                say("# level %d against level %d: %s"
                        .formatted(level.number(), level.number() - 1, TallyWords.of(Pairing.total(below))));
            }
        }
        Pairing.points(pairings)
                .forEach((opponent, points) ->
                        say("%s.%s=%d".formatted(found.text().replace("=", "\\="), opponent.name(), points)));
    }

    private void say(Pairing pairing) {
        say("# %s against %s: %s"
                .formatted(pairing.one().name(), pairing.other().name(), TallyWords.of(pairing.tally())));
    }

    private void say(String line) {
        console.out().println(line);
        console.out().flush();
    }
}
