package dolmen.bot.lab.puzzle;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.solved.SolvedTables;
import dolmen.bot.words.Wordings;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.puzzle.Certainty;
import dolmen.rules.puzzle.Examination;
import dolmen.rules.puzzle.Gathering;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Puzzles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
            "Searches every puzzle of a file again, and lists the wrong ones.",
            "In a right puzzle, at each move of the solver, one move wins, no other move wins as soon,",
            "and a search finds no other winning move; in games with secrets, exactly one turn is safe.",
            "Prints the faults, and the number of right puzzles for each number of turns.",
            "With the table of a solved variant, it also proves that no other move wins."
        })
final class VerifyPuzzlesCommand implements Callable<Integer> {
    private final GameRegistry games;
    private final Console console;

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "File with the output of the mine command.")
    private Optional<Path> file = Optional.empty();

    @Option(names = "--all", description = "Verifies all puzzles that come with this release instead.")
    private boolean all;

    @Option(names = "--tables", paramLabel = "DIR", description = "Folder with the tables of the solve command.")
    private Optional<Path> tables = Optional.empty();

    VerifyPuzzlesCommand(GameRegistry games, Console console) {
        this.games = games;
        this.console = console;
    }

    @Override
    public Integer call() {
        if (all == file.isPresent()) {
            return console.refuse(ExitStatus.MISUSED, "give either a file or --all.");
        }
        try {
            List<List<Puzzle>> sets = all
                    ? games.games()
                            .map(game -> Puzzles.of(games, game.facts().id()))
                            .filter(set -> !set.isEmpty())
                            .toList()
                    : List.of(Puzzles.read(games, Files.readAllLines(file.orElseThrow())));
            int wrong = 0;
            for (List<Puzzle> set : sets) {
                wrong += verify(set, certainties(set));
            }
            return wrong == 0 ? ExitStatus.DONE : ExitStatus.REFUSED;
        } catch (IOException | IllegalArgumentException unreadable) {
            return console.refuse(ExitStatus.REFUSED, "the puzzles cannot be read: %s.".formatted(unreadable));
        }
    }

    /** The certain results for those variants of the puzzles that have tables. */
    private Map<Variant, Certainty> certainties(List<Puzzle> puzzles) throws IOException {
        Map<Variant, Certainty> known = new HashMap<>();
        if (tables.isPresent()) {
            var kept = new SolvedTables(tables.get());
            for (Variant variant :
                    puzzles.stream().map(Puzzle::variant).distinct().toList()) {
                kept.player(games.game(variant.game()), variant)
                        .ifPresent(solved -> known.put(variant, new Certainty(solved)));
            }
        }
        return known;
    }

    /** Verifies the puzzles and returns the number of wrong ones. */
    private int verify(List<Puzzle> puzzles, Map<Variant, Certainty> certainties) {
        var gathering = new Gathering(games);
        var right = new TreeMap<Integer, Integer>();
        int wrong = 0;
        for (Puzzle puzzle : puzzles) {
            String fault = fault(puzzle, gathering, Optional.ofNullable(certainties.get(puzzle.variant())));
            if (fault.isEmpty()) {
                right.merge(puzzle.turns(), 1, Integer::sum);
            } else {
                wrong++;
                console.out().println("%s %d: %s".formatted(puzzle.variant(), puzzle.number(), fault));
            }
        }
        console.out()
                .println("%s: %d right, %d wrong; %s%s"
                        .formatted(
                                names(puzzles),
                                puzzles.size() - wrong,
                                wrong,
                                words(right),
                                wrong == 0 ? solved(certainties.keySet()) : ""));
        return wrong;
    }

    private String fault(Puzzle puzzle, Gathering gathering, Optional<Certainty> certainty) {
        if (!certainty.stream()
                .allMatch(known -> known.holds(games.game(puzzle.variant().game()), puzzle))) {
            return "the table does not have exactly one winning move at each turn";
        }
        if (!Examination.confirms(games, puzzle, Examination.THOROUGH)) {
            return "a second search has another result";
        }
        return gathering.add(puzzle) ? "" : "it is like another puzzle";
    }

    private String names(List<Puzzle> puzzles) {
        return puzzles.stream()
                .map(puzzle -> games.game(puzzle.variant().game()))
                .map((Game<?> game) -> Wordings.ENGLISH.of(game.facts().name()))
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private static String solved(Set<Variant> variants) {
        return variants.stream()
                .map(variant -> " Tables know no other move that wins in %s.".formatted(variant))
                .sorted()
                .collect(Collectors.joining());
    }

    private static String words(Map<Integer, Integer> byTurns) {
        if (byTurns.keySet().equals(Set.of(0))) {
            return "one safe turn in each.";
        }
        return byTurns.entrySet().stream()
                .map(entry -> "%d in %d".formatted(entry.getValue(), entry.getKey()))
                .collect(Collectors.joining(", ", "won in turns: ", "."));
    }
}
