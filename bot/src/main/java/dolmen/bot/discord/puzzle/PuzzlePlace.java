package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.puzzle.PuzzleScores.Ending;
import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.host.Exercise.Attempt;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Trial;
import java.util.List;
import java.util.Optional;

/**
 * How far somebody is with a puzzle.
 *
 * @param found how many plies of the solution have been played
 * @param path what has been chosen of the next
 */
record PuzzlePlace(Puzzle puzzle, int found, List<String> path) {
    PuzzlePlace {
        path = List.copyOf(path);
    }

    static PuzzlePlace beginning(Puzzle puzzle) {
        return new PuzzlePlace(puzzle, 0, List.of());
    }

    /** Further on in the solution. */
    PuzzlePlace at(int plies) {
        return new PuzzlePlace(puzzle, plies, List.of());
    }

    /** The id of a button that leads here, with nothing chosen. */
    String button() {
        return new ComponentId(Action.PUZZLE, puzzle.number(), found).text();
    }

    /** The id of a button that leads to the solution. */
    String solution() {
        return new ComponentId(Action.PUZZLE_SOLUTION, puzzle.number(), found).text();
    }

    /** The id of a button that leads to another puzzle. */
    String next() {
        return new ComponentId(Action.NEXT_PUZZLE, puzzle.number(), 0).text();
    }

    /** How the attempt ends here; empty if it goes on. */
    <M extends Move> Optional<Ending> ending(Game<M> game) {
        var trial = new Trial<>(game, puzzle, found);
        return switch (trial.exercise().at(path)) {
            case Attempt.Tried tried when !tried.solved() -> Optional.of(Ending.FAILED);
            case Attempt.Tried tried when trial.last() -> Optional.of(Ending.SOLVED);
            case Attempt.Tried tried -> Optional.empty();
            case Attempt.Choosing choosing -> Optional.empty();
            case Attempt.Nowhere nowhere -> Optional.empty();
        };
    }

    /** The id of the menu of moves. */
    ComponentId menu() {
        return new ComponentId(Action.PUZZLE_PICK, puzzle.number(), found).further(path);
    }
}
