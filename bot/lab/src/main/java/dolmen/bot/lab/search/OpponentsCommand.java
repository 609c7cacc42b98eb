package dolmen.bot.lab.search;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.console.LineOfPlay;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.phrase.Argument;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command that lists the computer players of a variant. */
@Command(
        name = "opponents",
        mixinStandardHelpOptions = true,
        description = {
            "Lists the computer players of a variant, the weakest level first.",
            "Columns, separated by tabs: the name, the level from 1 to 3, the temperament and the rating.",
            "The rating is 'unrated' if it was never measured."
        })
public final class OpponentsCommand implements Callable<Integer> {
    private final GameRegistry games;
    private final Console console;

    @Parameters(index = "0", paramLabel = "VARIANT", description = LineOfPlay.VARIANT)
    private String variant = "";

    public OpponentsCommand(GameRegistry games, Console console) {
        this.games = games;
        this.console = console;
    }

    @Override
    public Integer call() {
        return switch (games.variant(variant)) {
            case VariantChoice.Found(Variant found) -> {
                Opponent.ALL.forEach(opponent -> console.out().println(line(opponent, found)));
                yield ExitStatus.DONE;
            }
            case VariantChoice.Unknown(Argument why) -> console.refuse(ExitStatus.REFUSED, why);
        };
    }

    private static String line(Opponent opponent, Variant variant) {
        OptionalInt points = opponent.points(variant);
        return String.join(
                "\t",
                opponent.name(),
                String.valueOf(opponent.level().number()),
                opponent.temperament().word(),
                points.isPresent() ? String.valueOf(points.getAsInt()) : "unrated");
    }
}
