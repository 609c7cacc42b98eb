package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.puzzle.PosedPuzzle;
import dolmen.bot.puzzle.PuzzleScores.Ending;
import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.host.Exercise.Attempt;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Trial;
import java.util.List;
import java.util.Optional;

/**
 * A person's progress with a puzzle.
 *
 * @param found the number of plies of the solution that have been played
 * @param path the choices for the next ply
 * @param stamps the stamps for ids that lead to places of the puzzle
 */
record PuzzlePlace(PosedPuzzle posed, PlayerId person, int found, List<String> path, PuzzleStamps stamps) {
    PuzzlePlace {
        path = List.copyOf(path);
    }

    static PuzzlePlace beginning(PosedPuzzle posed, PlayerId person, PuzzleStamps stamps) {
        return new PuzzlePlace(posed, person, 0, List.of(), stamps);
    }

    Puzzle puzzle() {
        return posed.puzzle();
    }

    /** The place in the component's id; empty if the bot did not create this id for this person. */
    static Optional<PuzzlePlace> of(PosedPuzzle posed, PlayerId person, ComponentId touched, PuzzleStamps stamps) {
        return touched.path().stream()
                .findFirst()
                .filter(stamp -> PuzzleStamps.same(stamp, stamps.of(posed.puzzle(), person, touched.ply())))
                .map(stamp -> new PuzzlePlace(
                        posed,
                        person,
                        touched.ply(),
                        touched.path().subList(1, touched.path().size()),
                        stamps));
    }

    /** A later place in the solution. */
    PuzzlePlace at(int plies) {
        return new PuzzlePlace(posed, person, plies, List.of(), stamps);
    }

    /** The id of a button that leads here, without choices. */
    String button() {
        return id(Action.PUZZLE).text();
    }

    /** The id of a button that leads to the solution. */
    String solution() {
        return id(Action.PUZZLE_SOLUTION).text();
    }

    private ComponentId id(Action action) {
        return new ComponentId(action, puzzle().number(), found, List.of(stamps.of(puzzle(), person, found)));
    }

    /** The id of a button that leads to another puzzle. */
    String next() {
        return new ComponentId(Action.NEXT_PUZZLE, puzzle().number(), 0).text();
    }

    /** The end of the attempt; empty if it goes on. */
    <M extends Move> Optional<Ending> ending(Game<M> game) {
        var trial = new Trial<>(game, puzzle(), found);
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
        return id(Action.PUZZLE_PICK).further(path);
    }
}
