package dolmen.bot.discord.puzzle;

import dolmen.bot.puzzle.PuzzleScores.Change;
import dolmen.bot.puzzle.PuzzleScores.Ending;
import dolmen.bot.puzzle.PuzzleScores.Held;
import dolmen.bot.puzzle.PuzzleService.Outcome;
import java.util.Optional;

/** The line about the score after an attempt at a puzzle. */
final class ScoreWords {
    private ScoreWords() {}

    /**
     * A line, or an empty text if there is nothing to say.
     *
     * @param game the name of the puzzle's game
     */
    static String of(Ending ending, Outcome outcome, String game) {
        Optional<String> change = outcome.rating().map(changed -> change(changed, game));
        return switch (ending) {
            case SOLVED ->
                change.orElse("You had met it before, so it does not count.") + " " + streak(outcome.days(), ending);
            case FAILED -> change.orElse("");
        };
    }

    private static String change(Change change, String game) {
        int more = change.after().settlingIn();
        if (more > 0) {
            return "%s of %s until you have a rating."
                    .formatted(more == 1 ? "One more puzzle" : more + " more puzzles", game);
        }
        return change.before().settlingIn() > 0
                ? "Your puzzle rating: %d.".formatted(points(change.after()))
                : "Your puzzle rating: %d → %d.".formatted(points(change.before()), points(change.after()));
    }

    private static long points(Held held) {
        return StrictMath.round(held.rating().points());
    }

    /** The number of days in a row on which the player has solved a puzzle, if there are several. */
    static String streak(int days, Ending ending) {
        return ending == Ending.SOLVED && days > 1 ? "%d days in a row.".formatted(days) : "";
    }
}
