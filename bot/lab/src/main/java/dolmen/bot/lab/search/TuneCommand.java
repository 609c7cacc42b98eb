package dolmen.bot.lab.search;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.console.LineOfPlay;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.evaluation.Evaluation;
import dolmen.rules.phrase.Argument;
import dolmen.rules.tuning.Tuning;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that learns evaluation weights from alpha-beta self-play. */
@Command(
        name = "tune",
        mixinStandardHelpOptions = true,
        description = {
            "Learns the evaluation weights of a variant, or its network, and prints them as a properties file.",
            "The file starts with the command and the date. A seed makes the run reproducible.",
            "Standard error shows each round's examples and average loss in bits."
        })
public final class TuneCommand implements Callable<Integer> {
    private final GameRegistry games;
    private final Console console;
    private final InstantSource clock;

    @Parameters(index = "0", paramLabel = "VARIANT", description = LineOfPlay.VARIANT)
    private String variant = "";

    @Option(names = "--games", paramLabel = "N", description = "Games per round (default: 500).")
    private int number = 500;

    @Option(names = "--rounds", paramLabel = "N", description = "Number of rounds (default: 3).")
    private int rounds = 3;

    @Option(names = "--nodes", paramLabel = "N", description = "Node limit per move (default: 2,000).")
    private long nodes = 2_000;

    @Option(names = "--seed", paramLabel = "S", description = "Random seed (default: 1).")
    private long seed = 1;

    @Option(names = "--blank", description = "Start from zero weights, or without a network.")
    private boolean blank;

    @Option(names = "--network", description = "Keep the weights, and learn a network that corrects them.")
    private boolean network;

    @Option(names = "--epochs", paramLabel = "N", description = "Passes over the positions of a network (default: 24).")
    private int epochs = 24;

    @Option(
            names = "--results",
            paramLabel = "PERCENT",
            description = "Share of results in what a network learns; the rest is the search's value (default: 50).")
    private int results = 50;

    public TuneCommand(GameRegistry games, Console console, InstantSource clock) {
        this.games = games;
        this.console = console;
        this.clock = clock;
    }

    @Override
    public Integer call() {
        if (results < 0 || results > 100) {
            return console.refuse(ExitStatus.MISUSED, "--results must be from 0 to 100.");
        }
        if (number < 1 || rounds < 1 || nodes < 1 || epochs < 1) {
            return console.refuse(ExitStatus.MISUSED, "--games, --rounds, --nodes and --epochs must be at least 1.");
        }
        return switch (games.variant(variant)) {
            case VariantChoice.Found(Variant found) -> tune(games.game(found.game()), found);
            case VariantChoice.Unknown(Argument why) -> console.refuse(ExitStatus.REFUSED, why);
        };
    }

    private <M extends Move> int tune(Game<M> game, Variant found) {
        Optional<Evaluation> begin = game.evaluation(found);
        if (begin.isEmpty()) {
            return console.refuse(ExitStatus.REFUSED, "this variant has no evaluation, because it has hidden cards.");
        }
        var tuning = new Tuning<>(game, found, number, nodes, Dice.of(seed));
        if (network && tuning.planes() == 0) {
            return console.refuse(ExitStatus.REFUSED, "this variant has no planes for a network.");
        }
        Evaluation original = begin.get().linear();
        Evaluation evaluation = begin(begin.get());
        for (int round = 0; round < rounds; round++) {
            Tuning.Round learnt = network
                    ? tuning.learnNetwork(evaluation, round, epochs, results / 100.0)
                    : tuning.learn(evaluation, round);
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
        print(evaluation, found);
        console.err().println("against the original weights: " + TallyWords.of(tuning.compare(evaluation, original)));
        return ExitStatus.DONE;
    }

    private Evaluation begin(Evaluation present) {
        if (network) {
            return blank ? present.linear() : present;
        }
        List<String> features = present.features();
        return blank ? new Evaluation(features, Collections.nCopies(features.size(), 0)) : present.linear();
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
                                (blank ? " --blank" : "")
                                        + (network
                                                ? " --network --epochs %d --results %d".formatted(epochs, results)
                                                : "")));
        if (network) {
            evaluation.network().orElseThrow().lines().forEach(console.out()::println);
            return;
        }
        for (int feature = 0; feature < evaluation.features().size(); feature++) {
            console.out()
                    .println(evaluation.features().get(feature) + "="
                            + evaluation.weights().get(feature));
        }
    }
}
