package dolmen.bot.lab.search;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.console.LineOfPlay;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.host.HostedGame;
import dolmen.rules.opponent.Contest;
import dolmen.rules.opponent.League;
import dolmen.rules.opponent.Sprt;
import dolmen.rules.opponent.Tally;
import dolmen.rules.phrase.Argument;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that lets two engines play each other, each in a process of its own. */
@Command(
        name = "duel",
        mixinStandardHelpOptions = true,
        description = {
            "Lets two engines play each other, equally often in each seat, after a random move of each.",
            "An engine is a command line without quotes that speaks the protocol of docs/engine.md.",
            "Prints 'wins W draws D losses L score S low S high S' of the first, the time within which 99 of 100 moves",
            "of each came, and with --sprt the logarithm of the likelihood ratio and the verdict."
        })
public final class DuelCommand implements Callable<Integer> {
    private final GameRegistry games;
    private final Console console;
    private final LongSupplier nanoTime;

    @Parameters(index = "0", paramLabel = "VARIANT", description = LineOfPlay.VARIANT)
    private String variant = "";

    @Option(names = "--first", paramLabel = "COMMAND", required = true, description = "Engine to measure.")
    private String first = "";

    @Option(names = "--second", paramLabel = "COMMAND", required = true, description = "Engine to measure against.")
    private String second = "";

    @Option(names = "--go", paramLabel = "LIMIT", description = "Limit of a move (default: ${DEFAULT-VALUE}).")
    private String limit = "movetime 100";

    @Option(names = "--games", paramLabel = "N", description = "Maximum number of games (default: 100).")
    private int number = 100;

    @Option(names = "--seed", paramLabel = "S", description = "Random seed of the openings (default: 1).")
    private long seed = 1;

    @Option(
            names = "--sprt",
            arity = "2",
            paramLabel = "POINTS",
            description =
                    "Ends when the first is stronger by no more than the first number of points, or by the second.")
    private List<Double> bounds = List.of();

    public DuelCommand(GameRegistry games, Console console, LongSupplier nanoTime) {
        this.games = games;
        this.console = console;
        this.nanoTime = nanoTime;
    }

    @Override
    public Integer call() {
        if (number < 1) {
            return console.refuse(ExitStatus.MISUSED, "--games must be at least 1.");
        }
        if (!bounds.isEmpty() && bounds.getFirst() >= bounds.getLast()) {
            return console.refuse(ExitStatus.MISUSED, "the second number of --sprt must be above the first.");
        }
        return switch (games.variant(variant)) {
            case VariantChoice.Found(Variant found) -> play(games.game(found.game()), found);
            case VariantChoice.Unknown(Argument why) -> console.refuse(ExitStatus.REFUSED, why);
        };
    }

    private <M extends Move> int play(Game<M> game, Variant found) {
        if (game.start(found).seats() > 2) {
            return console.refuse(ExitStatus.REFUSED, "a duel is for two, and %s is not.".formatted(found));
        }
        try (EngineProcess one = EngineProcess.start(List.of(first.split(" ")), nanoTime);
                EngineProcess other = EngineProcess.start(List.of(second.split(" ")), nanoTime)) {
            Optional<Sprt> test =
                    bounds.isEmpty() ? Optional.empty() : Optional.of(new Sprt(bounds.getFirst(), bounds.getLast()));
            Contest<M> contest = League.contest(game, found);
            Tally tally = Tally.NONE;
            for (int played = 0; played < number && isOpen(test, tally); played++) {
                boolean firstBegins = played % 2 == 0;
                List<EngineProcess> bySeat = firstBegins ? List.of(one, other) : List.of(other, one);
                HostedGame<M> finished = contest.play(
                        Dice.of(seed).apply(played / 2), (now, seat) -> moved(now, bySeat.get(seat.index())));
                tally = tally.with(Contest.score(finished, firstBegins ? Seat.FIRST : Seat.SECOND));
                console.err().println(TallyWords.of(tally));
            }
            report(tally, test, one, other);
            return ExitStatus.DONE;
        } catch (IOException | UncheckedIOException | IllegalArgumentException failure) {
            return console.refuse(ExitStatus.REFUSED, "the duel broke off: %s.".formatted(failure.getMessage()));
        }
    }

    private static boolean isOpen(Optional<Sprt> test, Tally tally) {
        return test.stream().allMatch(sprt -> sprt.verdict(tally) == Sprt.Verdict.OPEN);
    }

    private <M extends Move> HostedGame<M> moved(HostedGame<M> game, EngineProcess engine) {
        String line = "position %s moves %s"
                .formatted(game.variant(), String.join(" ", game.record().moves()));
        try {
            return game.enter(engine.bestMove(line, "go " + limit));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure.getMessage(), failure);
        }
    }

    private void report(Tally tally, Optional<Sprt> test, EngineProcess one, EngineProcess other) {
        console.out().println(TallyWords.of(tally));
        console.out()
                .println(String.format(
                        Locale.ROOT,
                        "99 of 100 moves within %.0f ms and %.0f ms",
                        one.slowestOfMost(),
                        other.slowestOfMost()));
        test.ifPresent(sprt -> console.out()
                .println(String.format(
                        Locale.ROOT,
                        "likelihood %.2f %s",
                        sprt.likelihood(tally),
                        sprt.verdict(tally).toString().toLowerCase(Locale.ROOT))));
    }
}
