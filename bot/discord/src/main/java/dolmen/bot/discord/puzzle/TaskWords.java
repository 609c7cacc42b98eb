package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.words.ChanceWords;
import dolmen.bot.puzzle.PosedPuzzle;
import dolmen.rules.Seat;
import dolmen.rules.analysis.AnalysedTurn;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Surface;
import java.util.Optional;

/** The tasks of puzzles. */
final class TaskWords {
    private TaskWords() {}

    /** The task, addressed to the solver. */
    static Phrase forSolver(PosedPuzzle posed, BoardScene scene) {
        Puzzle puzzle = posed.puzzle();
        var sides = new PuzzleSides(scene, puzzle.solver());
        return addressed(
                sides,
                switch (posed) {
                    case PosedPuzzle.OfMatch(var better, var match, AnalysedTurn turn) ->
                        PuzzlePhrases.taskOwn(
                                new Verbatim(String.join(" ", turn.played())),
                                new Verbatim(ChanceWords.percent(turn.before())),
                                new Verbatim(ChanceWords.percent(turn.after())));
                    case PosedPuzzle.OfBook book when puzzle.asksForSafety() -> threat(sides);
                    case PosedPuzzle.OfBook book -> PuzzlePhrases.taskWin(puzzle.turns());
                });
    }

    /** The task after the solver's side: its name or else its pieces; alone at a card table. */
    private static Phrase addressed(PuzzleSides sides, Phrase task) {
        Optional<Argument> name = sides.name(sides.solver());
        if (name.isPresent()) {
            return PuzzlePhrases.taskSide(name.get(), task);
        }
        if (sides.scene().surface() instanceof Surface.Table) {
            return task;
        }
        return sides.solver().equals(Seat.FIRST) ? PuzzlePhrases.taskLighter(task) : PuzzlePhrases.taskDarker(task);
    }

    private static Phrase threat(PuzzleSides sides) {
        return sides.name(sides.solver().opponent())
                .map(PuzzlePhrases::taskThreat)
                .orElseGet(PuzzlePhrases::taskThreatOther);
    }

    /** The task and the kind of move to find. */
    static Phrase find(PosedPuzzle posed, BoardScene scene, Argument goal) {
        Phrase task = forSolver(posed, scene);
        return switch (posed) {
            case PosedPuzzle.OfMatch own -> PuzzlePhrases.findBetter(task);
            case PosedPuzzle.OfBook(Puzzle puzzle)
            when puzzle.asksForSafety() -> PuzzlePhrases.findSafeMove(task, goal);
            case PosedPuzzle.OfBook(Puzzle puzzle) ->
                puzzle.solution().size() == 1
                        ? PuzzlePhrases.findMove(task, goal)
                        : PuzzlePhrases.findFirstMove(task, goal);
        };
    }

    /** The task of a puzzle of the book, addressed to everybody. */
    static Phrase forEverybody(Puzzle puzzle, BoardScene scene) {
        var sides = new PuzzleSides(scene, puzzle.solver());
        Optional<Argument> side = sides.name(puzzle.solver());
        Optional<Argument> other = sides.name(puzzle.solver().opponent());
        if (!puzzle.asksForSafety()) {
            return side.map(name -> PuzzlePhrases.everybodyWin(name, puzzle.turns()))
                    .orElseGet(() -> PuzzlePhrases.everybodyWinYou(puzzle.turns()));
        }
        return side.isPresent() && other.isPresent()
                ? PuzzlePhrases.everybodySafe(side.get(), other.get())
                : PuzzlePhrases.everybodySafeYou();
    }

    /** The sentence after a wrong move. */
    static Phrase afterMiss(PosedPuzzle posed) {
        return switch (posed) {
            case PosedPuzzle.OfMatch own -> PuzzlePhrases.missOwn();
            case PosedPuzzle.OfBook(Puzzle puzzle) when puzzle.asksForSafety() -> PuzzlePhrases.missSafe();
            case PosedPuzzle.OfBook book -> PuzzlePhrases.missWin();
        };
    }
}
