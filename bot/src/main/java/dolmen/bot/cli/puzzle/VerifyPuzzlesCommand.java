package dolmen.bot.cli.puzzle;

import dolmen.bot.cli.console.Console;
import dolmen.bot.cli.console.ExitStatus;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.puzzle.Examination;
import dolmen.rules.puzzle.Gathering;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Puzzles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that verifies puzzles. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = {
            "Searches every puzzle of a file once more: at each move of the solver one move wins, and of every other it",
            "is proved that it does not. Prints what is wrong, and how many puzzles of how many turns are right."
        })
final class VerifyPuzzlesCommand implements Callable<Integer> {
    private final GameRegistry games;
    private final Console console;

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "What mine has printed.")
    private Optional<Path> file = Optional.empty();

    @Option(names = "--all", description = "Verifies all puzzles that come with this release instead.")
    private boolean all;

    VerifyPuzzlesCommand(GameRegistry games, Console console) {
        this.games = games;
        this.console = console;
    }

    @Override
    public Integer call() {
        if (all == file.isPresent()) {
            return console.refuse(ExitStatus.MISUSED, "say either a file or --all.");
        }
        try {
            List<List<Puzzle>> sets = all
                    ? games.games()
                            .map(game -> Puzzles.of(games, game.facts().id()))
                            .filter(set -> !set.isEmpty())
                            .toList()
                    : List.of(Puzzles.read(games, Files.readAllLines(file.orElseThrow())));
            int wrong = sets.stream().mapToInt(this::verify).sum();
            return wrong == 0 ? ExitStatus.DONE : ExitStatus.REFUSED;
        } catch (IOException | IllegalArgumentException unreadable) {
            return console.refuse(ExitStatus.REFUSED, "the puzzles cannot be read: %s.".formatted(unreadable));
        }
    }

    /** How many of the puzzles are wrong. */
    private int verify(List<Puzzle> puzzles) {
        var gathering = new Gathering(games);
        var right = new TreeMap<Integer, Integer>();
        int wrong = 0;
        for (Puzzle puzzle : puzzles) {
            String fault = fault(puzzle, gathering);
            if (fault.isEmpty()) {
                right.merge(puzzle.turns(), 1, Integer::sum);
            } else {
                wrong++;
                console.out().println("%s %d: %s".formatted(puzzle.variant(), puzzle.number(), fault));
            }
        }
        console.out()
                .println("%s: %d puzzles right, %d wrong; %s"
                        .formatted(names(puzzles), puzzles.size() - wrong, wrong, words(right)));
        return wrong;
    }

    private String fault(Puzzle puzzle, Gathering gathering) {
        if (!Examination.confirms(games, puzzle, Examination.THOROUGH)) {
            return "another look does not come to the same";
        }
        return gathering.add(puzzle) ? "" : "it looks like another one, or too many are won in one turn";
    }

    private String names(List<Puzzle> puzzles) {
        return puzzles.stream()
                .map(puzzle -> games.game(puzzle.variant().game()))
                .map((Game<?> game) -> game.facts().name())
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private static String words(Map<Integer, Integer> byTurns) {
        return byTurns.entrySet().stream()
                .map(entry -> "%d in %d".formatted(entry.getValue(), entry.getKey()))
                .collect(Collectors.joining(", ", "won in turns: ", "."));
    }
}
