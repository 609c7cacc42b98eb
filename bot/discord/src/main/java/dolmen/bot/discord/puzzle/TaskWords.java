package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.words.ChanceWords;
import dolmen.bot.puzzle.PosedPuzzle;
import dolmen.rules.analysis.AnalysedTurn;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.scene.BoardScene;

/** The tasks of puzzles as text. */
final class TaskWords {
    private TaskWords() {}

    /** The task, addressed to the solver. */
    static String forSolver(PosedPuzzle posed, BoardScene scene) {
        Puzzle puzzle = posed.puzzle();
        var sides = new PuzzleSides(scene, puzzle.solver());
        String own = sides.own().map("You play %s. "::formatted).orElse("");
        return own
                + switch (posed) {
                    case PosedPuzzle.OfMatch(var better, var match, AnalysedTurn turn) ->
                        "Your `%s` here took your chance to win from %s to %s."
                                .formatted(
                                        String.join(" ", turn.played()),
                                        ChanceWords.percent(turn.before()),
                                        ChanceWords.percent(turn.after()));
                    case PosedPuzzle.OfBook book
                    when puzzle.asksForSafety() -> sides.doing(puzzle.solver().opponent(), "threaten") + " to win.";
                    case PosedPuzzle.OfBook book ->
                        puzzle.turns() == 1 ? "Win at once." : "Win in %d turns.".formatted(puzzle.turns());
                };
    }

    /** The task of a puzzle of the book, addressed to everybody. */
    static String forEverybody(Puzzle puzzle, BoardScene scene) {
        var sides = new PuzzleSides(scene, puzzle.solver());
        String side = sides.first(puzzle.solver());
        if (puzzle.asksForSafety()) {
            return "**%s** to move, and **%s** can win with the next turn. One way alone prevents it for certain."
                    .formatted(side, sides.name(puzzle.solver().opponent()));
        }
        return puzzle.turns() == 1
                ? "**%s** to move and win at once.".formatted(side)
                : "**%s** to move and win in %d turns.".formatted(side, puzzle.turns());
    }

    /** The label of the button that gives up. */
    static String ofGivingUp(PosedPuzzle posed) {
        return switch (posed) {
            case PosedPuzzle.OfBook rated -> "Give up (counts as a miss)";
            case PosedPuzzle.OfMatch unrated -> "Show solution";
        };
    }

    /** The sentence after a wrong move. */
    static String afterMiss(PosedPuzzle posed) {
        return switch (posed) {
            case PosedPuzzle.OfMatch own -> "The analysis prefers another move.";
            case PosedPuzzle.OfBook(Puzzle puzzle)
            when puzzle.asksForSafety() -> "**That is not it.** Another move is safe for certain.";
            case PosedPuzzle.OfBook book -> "**That is not it.** Another move wins.";
        };
    }
}
