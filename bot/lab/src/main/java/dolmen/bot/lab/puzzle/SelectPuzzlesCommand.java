package dolmen.bot.lab.puzzle;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.host.HostedGame;
import dolmen.rules.play.GameRecord;
import dolmen.rules.puzzle.Examination;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Puzzles;
import dolmen.rules.puzzle.Selection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that selects puzzles for a release. */
@Command(
        name = "select",
        mixinStandardHelpOptions = true,
        description = {
            "Selects puzzles from the output of the mine command, with an even spread of difficulty.",
            "No two are alike. Each step of difficulty, of 150 points, has as many kinds as there are.",
            "Puzzles without a difficulty are examined again. Prints the remarks of the files first."
        })
final class SelectPuzzlesCommand implements Callable<Integer> {
    private static final String REMARK = "#";

    private final GameRegistry games;
    private final Console console;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files with the output of the mine command.")
    private List<Path> files = List.of();

    @Option(names = "--most", paramLabel = "N", description = "Maximum number in a step (default: 60).")
    private int most = 60;

    SelectPuzzlesCommand(GameRegistry games, Console console) {
        this.games = games;
        this.console = console;
    }

    @Override
    public Integer call() {
        if (most < 1) {
            return console.refuse(ExitStatus.MISUSED, "--most must be at least 1.");
        }
        try {
            List<String> lines = new ArrayList<>();
            for (Path file : files) {
                lines.addAll(Files.readAllLines(file));
            }
            List<Puzzle> graded = Puzzles.read(games, lines).parallelStream()
                    .flatMap(puzzle -> graded(puzzle).stream())
                    .toList();
            Stream.concat(
                            lines.stream()
                                    .filter(line -> line.startsWith(REMARK))
                                    .distinct(),
                            new Selection(games, most).of(graded).stream().map(Puzzle::text))
                    .forEach(console.out()::println);
            return ExitStatus.DONE;
        } catch (IOException | IllegalArgumentException unreadable) {
            return console.refuse(ExitStatus.REFUSED, "the puzzles cannot be read: %s.".formatted(unreadable));
        }
    }

    private Optional<Puzzle> graded(Puzzle puzzle) {
        Game<?> game = games.game(puzzle.variant().game());
        return puzzle.difficulty() > 0
                ? Optional.of(puzzle)
                : Examination.of(HostedGame.replay(game, new GameRecord(puzzle.variant(), puzzle.moves())));
    }
}
