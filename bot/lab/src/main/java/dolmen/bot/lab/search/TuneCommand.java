package dolmen.bot.lab.search;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.console.LineOfPlay;
import dolmen.rules.Evaluation;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.tuning.Tuning;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that learns the weights of an evaluation from games of alpha-beta against itself. */
@Command(
        name = "tune",
        mixinStandardHelpOptions = true,
        description = {
            "Learns the weights of a variant's evaluation and prints them as a file of properties.",
            "The file begins with the command and the date. A seed makes the run reproducible.",
            "The error stream tells of every round: its examples, and how many bits one tells on average."
        })
public final class TuneCommand implements Callable<Integer> {
    private final GameRegistry games;
    private final Console console;
    private final InstantSource clock;

    @Parameters(index = "0", paramLabel = "VARIANT", description = LineOfPlay.VARIANT)
    private String variant = "";

    @Option(names = "--games", paramLabel = "N", description = "How many games a round; 500 by default.")
    private int number = 500;

    @Option(names = "--rounds", paramLabel = "N", description = "How many rounds; 3 by default.")
    private int rounds = 3;

    @Option(names = "--nodes", paramLabel = "N", description = "Positions a move; 2,000 by default.")
    private long nodes = 2_000;

    @Option(names = "--seed", paramLabel = "S", description = "What decides all games; 1 by default.")
    private long seed = 1;

    @Option(names = "--blank", description = "Start from zero weights.")
    private boolean blank;

    public TuneCommand(GameRegistry games, Console console, InstantSource clock) {
        this.games = games;
        this.console = console;
        this.clock = clock;
    }

    @Override
    public Integer call() {
        if (number < 1 || rounds < 1 || nodes < 1) {
            return console.refuse(ExitStatus.MISUSED, "games, rounds and nodes are 1 or more.");
        }
        return switch (games.variant(variant)) {
            case VariantChoice.Found(Variant found) -> tune(games.game(found.game()), found);
            case VariantChoice.Unknown(String why) -> console.refuse(ExitStatus.REFUSED, why);
        };
    }

    private <M extends Move> int tune(Game<M> game, Variant found) {
        Optional<Evaluation> begin = game.evaluation(found);
        if (begin.isEmpty()) {
            return console.refuse(ExitStatus.REFUSED, "nothing weighs positions in which cards are hidden.");
        }
        var tuning = new Tuning<>(game, found, number, nodes, Dice.of(seed));
        Evaluation evaluation = blank ? blank(begin.get()) : begin.get();
        for (int round = 0; round < rounds; round++) {
            Tuning.Round learnt = tuning.learn(evaluation, round);
            evaluation = learnt.evaluation();
            console.err()
                    .println(String.format(
                            Locale.ROOT,
                            "round %d: %d examples, %.4f bits with the weights before, %.4f now",
                            round + 1,
                            learnt.examples(),
                            learnt.surpriseBefore(),
                            learnt.surprise()));
        }
        console.err()
                .println("the weights now against those at first: "
                        + TallyWords.of(tuning.compare(
                                evaluation, game.evaluation(found).orElseThrow())));
        print(evaluation, found);
        return ExitStatus.DONE;
    }

    private static Evaluation blank(Evaluation like) {
        return new Evaluation(
                like.features(), Collections.nCopies(like.features().size(), 0));
    }

    private void print(Evaluation evaluation, Variant found) {
        console.out()
                .println("# Learnt on %s by: dolmen tune '%s' --games %d --rounds %d --nodes %d --seed %d%s"
                        .formatted(
                                LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC),
                                found.text(),
                                number,
                                rounds,
                                nodes,
                                seed,
                                blank ? " --blank" : ""));
        for (int feature = 0; feature < evaluation.features().size(); feature++) {
            console.out()
                    .println(evaluation.features().get(feature) + "="
                            + evaluation.weights().get(feature));
        }
    }
}
