package dolmen.bot.puzzle;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.rating.Rating;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The port to the scores of people at puzzles. Safe for use by many threads; changes are durable. */
public interface PuzzleScores {

    /** The end of an attempt. */
    enum Ending {
        SOLVED,
        /** The player made a wrong move or looked at the solution. */
        FAILED
    }

    /**
     * A finished attempt at a puzzle.
     *
     * @param puzzle its number
     * @param game the id of its game
     * @param found the number of plies of the solution found before the end
     * @param where the server; empty in private
     */
    record Attempt(
            PlayerId player, long puzzle, String game, Ending ending, int found, Instant at, Optional<GuildId> where) {}

    /**
     * The result of a player's first attempt at a puzzle.
     *
     * @param found the number of plies of the solution found before the end
     */
    record Result(Ending ending, int found) {}

    /** A player's rating for puzzles of a game after the last puzzle, with the numbers of solved and failed puzzles. */
    record Held(String game, Rating rating, int solved, int failed) {
        /** The number of puzzles until a rating is settled. */
        public static final int SETTLING = 10;

        /** The number of further puzzles until the rating is settled and shown; 0 if it is. */
        public int settlingIn() {
            return StrictMath.max(0, SETTLING - solved - failed);
        }

        /** The rating and the numbers after another puzzle. */
        public Held after(Ending ending, Rating newRating) {
            boolean right = ending == Ending.SOLVED;
            return new Held(game, newRating, solved + (right ? 1 : 0), failed + (right ? 0 : 1));
        }
    }

    /** The effect of a puzzle on a rating. */
    record Change(Held before, Held after) {}

    /**
     * Records the player's first attempt at a puzzle, with its effect on the rating. If the puzzle is the server's
     * latest puzzle of the day, its message is soon due.
     *
     * @param newcomer the rating of a player who has not attempted a puzzle of the game before
     * @param judged the rating after the attempt
     * @return the effect; empty, without any change, if there was an earlier attempt
     */
    Optional<Change> first(Attempt attempt, Rating newcomer, Function<Held, Rating> judged);

    /**
     * Records a puzzle that the player solved on that day.
     *
     * @return the new streak
     */
    Streak solvedOn(PlayerId player, LocalDate day);

    /** The result of the player's first attempt at the puzzle with the number; empty if there was none. */
    Optional<Result> result(PlayerId player, long puzzle);

    /** The numbers of all puzzles that the player has attempted. */
    Set<Long> met(PlayerId player);

    /** The times at which the player solved a puzzle at the first attempt. */
    List<Instant> solved(PlayerId player);

    /** The player's ratings for puzzles, those with the most puzzles first. */
    List<Held> of(PlayerId player);

    /** The player's streak; empty if the player has never solved a puzzle. */
    Optional<Streak> streak(PlayerId player);
}
