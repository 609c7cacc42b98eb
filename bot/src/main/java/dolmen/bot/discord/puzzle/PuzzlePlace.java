package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.rules.puzzle.Puzzle;
import java.util.List;

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

    /** The id of the menu of moves. */
    ComponentId menu() {
        return new ComponentId(Action.PUZZLE_PICK, puzzle.number(), found).further(path);
    }
}
