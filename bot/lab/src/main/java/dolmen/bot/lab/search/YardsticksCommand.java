package dolmen.bot.lab.search;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.opponent.League;
import dolmen.rules.opponent.Level;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.opponent.Series;
import dolmen.rules.opponent.Temperament;
import dolmen.rules.opponent.Watched;
import dolmen.rules.opponent.Yardstick;
import dolmen.rules.phrase.Argument;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that measures the lower levels by the yardsticks. */
@Command(
        name = "yardsticks",
        mixinStandardHelpOptions = true,
        description = {
            "Measures the opponents of levels 1 and 2 by plain players: careful and greedy, see selfplay.",
            "Prints a Markdown table with a row for each level and yardstick: the score of the one who attacks, that of",
            "the one who defends, and how often the first takes for each time that the second does, a ply."
        })
public final class YardsticksCommand implements Callable<Integer> {
    private final GameRegistry games;
    private final Console console;

    @Parameters(paramLabel = "VARIANT", arity = "0..*", description = "Variants to measure (default: all).")
    private List<String> wanted = List.of();

    @Option(names = "--games", paramLabel = "N", description = "Games per opponent and yardstick (default: 100).")
    private int number = 100;

    @Option(names = "--seed", paramLabel = "S", description = "Random seed (default: 1).")
    private long seed = 1;

    public YardsticksCommand(GameRegistry games, Console console) {
        this.games = games;
        this.console = console;
    }

    @Override
    public Integer call() {
        if (number < 1) {
            return console.refuse(ExitStatus.MISUSED, "--games must be at least 1.");
        }
        List<Variant> variants = new ArrayList<>();
        for (String text : wanted) {
            switch (games.variant(text)) {
                case VariantChoice.Found(Variant found) -> variants.add(found);
                case VariantChoice.Unknown(Argument why) -> {
                    return console.refuse(ExitStatus.REFUSED, why);
                }
            }
        }
        say("| variant | level | against | who attacks | who defends | takings |");
        say("|---|---:|---|---:|---:|---:|");
        (wanted.isEmpty() ? games.variants() : variants.stream())
                .forEach(variant -> measure(games.game(variant.game()), variant));
        return ExitStatus.DONE;
    }

    private void measure(Game<?> game, Variant variant) {
        measure(game, variant, Level.FIRST, Yardstick.CAREFUL);
        if (game.evaluation(variant).isPresent()) {
            measure(game, variant, Level.FIRST, Yardstick.GREEDY);
            measure(game, variant, Level.SECOND, Yardstick.GREEDY);
        }
    }

    private void measure(Game<?> game, Variant variant, Level level, Yardstick yardstick) {
        Result attacks = result(game, variant, Opponent.of(level, Temperament.ATTACKS), yardstick);
        Result defends = result(game, variant, Opponent.of(level, Temperament.DEFENDS), yardstick);
        say(String.format(
                Locale.ROOT,
                "| `%s` | %d | %s | %.3f | %.3f | %.2f |",
                variant.text(),
                level.number(),
                yardstick.title(),
                attacks.score(),
                defends.score(),
                attacks.takings() / defends.takings()));
    }

    private <M extends Move> Result result(Game<M> game, Variant variant, Opponent opponent, Yardstick yardstick) {
        var watched = new Watched(opponent);
        var series = new Series<>(League.contest(game, variant), Dice.of(seed));
        return new Result(series.play(watched, yardstick, number).score(), watched.takingsPerPly());
    }

    /** An opponent's score against a yardstick, and its takings per ply. */
    private record Result(double score, double takings) {}

    private void say(String line) {
        console.out().println(line);
        console.out().flush();
    }
}
