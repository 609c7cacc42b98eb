package dolmen.bot.discord.puzzle;

import dolmen.bot.puzzle.PuzzleScores.Change;
import dolmen.bot.puzzle.PuzzleScores.Ending;
import dolmen.bot.puzzle.PuzzleScores.Held;
import dolmen.bot.puzzle.PuzzleService.Outcome;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import java.util.Optional;

/** The line about the score after an attempt at a puzzle. */
final class ScoreWords {
    private ScoreWords() {}

    /**
     * A line; empty if there is nothing to say.
     *
     * @param game the name of the puzzle's game
     * @param days the number of days in a row to add; 0 for none
     */
    static Optional<Phrase> of(Ending ending, Outcome outcome, Argument game, int days) {
        Optional<Phrase> change = outcome.rating().map(changed -> change(changed, game));
        return switch (ending) {
            case SOLVED -> Optional.of(withDays(change.orElseGet(PuzzlePhrases::scoreMet), days));
            case FAILED -> change;
        };
    }

    private static Phrase change(Change change, Argument game) {
        int more = change.after().settlingIn();
        if (more > 0) {
            return PuzzlePhrases.scoreSettling(more, game);
        }
        return change.before().settlingIn() > 0
                ? PuzzlePhrases.scoreFirst(points(change.after()))
                : PuzzlePhrases.scoreChanged(points(change.before()), points(change.after()));
    }

    private static Verbatim points(Held held) {
        return new Verbatim(Long.toString(StrictMath.round(held.rating().points())));
    }

    private static Phrase withDays(Phrase score, int days) {
        return days > 1 ? PuzzlePhrases.streakAfter(score, days) : score;
    }

    /** The number of days in a row on which the player has solved a puzzle, if there are several. */
    static Optional<Phrase> streak(int days, Ending ending) {
        return ending == Ending.SOLVED && days > 1 ? Optional.of(PuzzlePhrases.streakDays(days)) : Optional.empty();
    }
}
