package dolmen.bot.puzzle;

import dolmen.bot.id.MatchId;
import dolmen.rules.analysis.AnalysedTurn;
import dolmen.rules.puzzle.Puzzle;

/** A puzzle as a person meets it. */
public sealed interface PosedPuzzle {

    Puzzle puzzle();

    /** A puzzle of the book, which has one solution. */
    record OfBook(Puzzle puzzle) implements PosedPuzzle {}

    /**
     * A turn of the person's own match. Its solution is the turn that the analysis found.
     *
     * @param turn the turn as it was played
     */
    record OfMatch(Puzzle puzzle, MatchId match, AnalysedTurn turn) implements PosedPuzzle {}
}
