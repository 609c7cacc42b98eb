package dolmen.bot.lab.search;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.console.LineOfPlay;
import dolmen.bot.solved.SolvedTables;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.opponent.Contest.Chooser;
import dolmen.rules.opponent.League;
import dolmen.rules.opponent.Series;
import dolmen.rules.opponent.Tally;
import dolmen.rules.phrase.Argument;
import dolmen.rules.solve.Perfect;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that lets computer players play each other, to measure them. */
@Command(
        name = "selfplay",
        mixinStandardHelpOptions = true,
        description = {
            "Lets two computer players play each other, equally often in each seat.",
            "Players are the opponents by name; the yardsticks chance, careful (takes a win, leaves none), greedy (one",
            "ply) and two-plies; the bare searches alpha-beta and monte-carlo; and perfect: play by the table of a solved",
            "variant.",
            "Prints 'wins W draws D losses L score S low S high S' of the first; low to high has 95 %% confidence."
        })
public final class SelfPlayCommand implements Callable<Integer> {
    private final GameRegistry games;
    private final Console console;
    private final LongSupplier nanoTime;

    @Parameters(index = "0", paramLabel = "VARIANT", description = LineOfPlay.VARIANT)
    private String variant = "";

    @Option(names = "--games", paramLabel = "N", description = "Number of games (default: 100).")
    private int number = 100;

    @Option(names = "--first", paramLabel = "NAME", required = true, description = "Player to measure.")
    private String first = "";

    @Option(names = "--second", paramLabel = "NAME", required = true, description = "Player to measure against.")
    private String second = "";

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "Node limit per move of a bare search (default: 20,000).")
    private long nodes = 20_000;

    @Option(
            names = "--millis",
            paramLabel = "MS",
            description = "Time limit per move in milliseconds, instead of nodes.")
    private Optional<Long> millis = Optional.empty();

    @Option(names = "--seed", paramLabel = "S", description = "Random seed (default: 1).")
    private long seed = 1;

    @Option(names = "--tables", paramLabel = "DIR", description = "Folder of tables (default: ${DEFAULT-VALUE}).")
    private Path tables = Path.of("solved");

    public SelfPlayCommand(GameRegistry games, Console console, LongSupplier nanoTime) {
        this.games = games;
        this.console = console;
        this.nanoTime = nanoTime;
    }

    @Override
    public Integer call() {
        if (number < 1 || nodes < 1 || millis.filter(time -> time < 1).isPresent()) {
            return console.refuse(ExitStatus.MISUSED, "--games, --nodes and --millis must be at least 1.");
        }
        Limit limit = millis.<Limit>map(time -> new Limit.Time(Duration.ofMillis(time)))
                .orElseGet(() -> new Limit.Nodes(nodes));
        return switch (games.variant(variant)) {
            case VariantChoice.Found(Variant found) -> play(games.game(found.game()), found, limit);
            case VariantChoice.Unknown(Argument why) -> console.refuse(ExitStatus.REFUSED, why);
        };
    }

    private int play(Game<?> game, Variant found, Limit limit) {
        Optional<Perfect> perfect;
        try {
            perfect = new SolvedTables(tables).player(game, found);
        } catch (IOException failure) {
            return console.refuse(ExitStatus.REFUSED, "the table cannot be used: %s.".formatted(failure));
        }
        var contestants = new Contestants(game.evaluation(found).isPresent(), () -> limit.budget(nanoTime), perfect);
        Optional<Chooser> measured = contestants.named(first);
        Optional<Chooser> other = contestants.named(second);
        if (measured.isEmpty() || other.isEmpty()) {
            return console.refuse(ExitStatus.MISUSED, "the players are " + Contestants.names() + ".");
        }
        console.out().println(TallyWords.of(playAll(game, found, measured.get(), other.get())));
        return ExitStatus.DONE;
    }

    private <M extends Move> Tally playAll(Game<M> game, Variant found, Chooser measured, Chooser other) {
        return new Series<>(League.contest(game, found), Dice.of(seed)).play(measured, other, number);
    }
}
