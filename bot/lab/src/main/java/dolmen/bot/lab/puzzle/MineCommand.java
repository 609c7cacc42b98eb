package dolmen.bot.lab.puzzle;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.console.LineOfPlay;
import dolmen.bot.lab.search.Dice;
import dolmen.bot.solved.SolvedTables;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.phrase.Argument;
import dolmen.rules.play.GameRecord;
import dolmen.rules.puzzle.Certainty;
import dolmen.rules.puzzle.Gathering;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Quarry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongFunction;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that finds puzzles. */
@Command(
        name = "mine",
        mixinStandardHelpOptions = true,
        description = {
            "Lets computer players play a variant for two players, and prints the hardest puzzles of each game.",
            "Each puzzle is one line. With --records it searches finished matches. A seed makes the run reproducible."
        })
final class MineCommand implements Callable<Integer> {
    private static final int GAMES_BETWEEN_WORDS = 10;

    private final GameRegistry games;
    private final Console console;
    private final InstantSource clock;

    @Parameters(index = "0", paramLabel = "VARIANT", description = LineOfPlay.VARIANT)
    private String variant = "";

    @Option(names = "--games", paramLabel = "N", description = "Number of games (default: 100).")
    private int number = 100;

    @Option(names = "--seed", paramLabel = "S", description = "Random seed (default: 1).")
    private long seed = 1;

    @Option(names = "--most", paramLabel = "N", description = "Number of puzzles after which the search ends.")
    private int most = Integer.MAX_VALUE;

    @Option(names = "--tables", paramLabel = "DIR", description = "Folder with the tables of the solve command.")
    private Optional<Path> tables = Optional.empty();

    @Option(names = "--records", paramLabel = "FILE", description = "File of match records, one per line.")
    private Optional<Path> records = Optional.empty();

    MineCommand(GameRegistry games, Console console, InstantSource clock) {
        this.games = games;
        this.console = console;
        this.clock = clock;
    }

    @Override
    public Integer call() {
        if (number < 1 || most < 1) {
            return console.refuse(ExitStatus.MISUSED, "--games and --most must be at least 1.");
        }
        return switch (games.variant(variant)) {
            case VariantChoice.Found(Variant found) -> mine(games.game(found.game()), found);
            case VariantChoice.Unknown(Argument why) -> console.refuse(ExitStatus.REFUSED, why);
        };
    }

    private <M extends Move> int mine(Game<M> game, Variant found) {
        if (game.start(found).seats() > 2) {
            return console.refuse(ExitStatus.REFUSED, "a puzzle is for two, and %s is not.".formatted(found));
        }
        try {
            var quarry = new Quarry<>(game, found, certainty(game, found));
            return records.isPresent()
                    ? printed(found, fromRecords(quarry, records.get()), "--records FILE")
                    : printed(found, fromPlay(quarry), played(quarry.certainty()));
        } catch (IOException | IllegalArgumentException unreadable) {
            return console.refuse(ExitStatus.REFUSED, "the files cannot be used: %s.".formatted(unreadable));
        }
    }

    private String played(Optional<Certainty> certainty) {
        return "--games %d --seed %d%s".formatted(number, seed, certainty.isPresent() ? " --tables DIR" : "");
    }

    private Optional<Certainty> certainty(Game<?> game, Variant found) throws IOException {
        return tables.isPresent()
                ? new SolvedTables(tables.get()).player(game, found).map(Certainty::new)
                : Optional.empty();
    }

    private Stream<List<Puzzle>> fromPlay(Quarry<?> quarry) {
        LongFunction<RandomGenerator> dice = Dice.of(seed);
        return LongStream.range(0, number).mapToObj(dice).map(quarry::play);
    }

    private Stream<List<Puzzle>> fromRecords(Quarry<?> quarry, Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .filter(line -> !line.isBlank())
                .map(line -> GameRecord.read(games, line))
                .filter(record -> record.variant().equals(quarry.variant()))
                .map(quarry::in);
    }

    private int printed(Variant found, Stream<List<Puzzle>> puzzles, String options) {
        console.out()
                .println("# ./dolmen puzzles mine '%s' %s, %s"
                        .formatted(found, options, LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC)));
        var gathering = new Gathering(games);
        int looked = 0;
        for (var each = puzzles.iterator(); each.hasNext() && gathering.size() < most; ) {
            each.next().stream().filter(gathering::add).map(Puzzle::text).forEach(console.out()::println);
            looked++;
            if (looked % GAMES_BETWEEN_WORDS == 0) {
                console.err().println("%d games, %d puzzles".formatted(looked, gathering.size()));
            }
        }
        return ExitStatus.DONE;
    }
}
