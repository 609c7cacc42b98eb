package dolmen.bot.discord.puzzle;

import dolmen.bot.puzzle.PuzzleScores.Change;
import dolmen.bot.puzzle.PuzzleScores.Ending;
import dolmen.bot.puzzle.PuzzleService.Outcome;

/** The line about the score after an attempt at a puzzle. */
final class ScoreWords {
    private ScoreWords() {}

    /** A line, or an empty text if there is nothing to say. */
    static String of(Ending ending, Outcome outcome) {
        return switch (ending) {
            case SOLVED ->
                outcome.rating().map(ScoreWords::change).orElse("You know it, so your rating stays.")
                        + streak(outcome.days());
            case FAILED -> outcome.rating().map(ScoreWords::change).orElse("");
        };
    }

    private static String change(Change change) {
        return "Your puzzle rating: %d → %d."
                .formatted(
                        StrictMath.round(change.before().points()),
                        StrictMath.round(change.after().points()));
    }

    private static String streak(int days) {
        return days > 1 ? " %d days in a row.".formatted(days) : "";
    }
}
