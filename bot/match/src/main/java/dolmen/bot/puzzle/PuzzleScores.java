package dolmen.bot.puzzle;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.rating.Rating;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/** The port to how people fare with puzzles. Safe for use by many threads; changes are durable. */
public interface PuzzleScores {

    /** How an attempt can end. */
    enum Ending {
        SOLVED,
        /** By a wrong move, or by a look at the solution. */
        FAILED
    }

    /**
     * An attempt at a puzzle that has ended.
     *
     * @param puzzle the number of the puzzle
     * @param game the id of its game
     * @param where on which server; empty in private
     */
    record Attempt(PlayerId player, long puzzle, String game, Ending ending, Instant at, Optional<GuildId> where) {}

    /** A player's rating for puzzles of a game, as of the last one, and how many were solved and failed for it. */
    record Held(String game, Rating rating, int solved, int failed) {}

    /** What a puzzle did to a rating. */
    record Change(Rating before, Rating after) {}

    /**
     * Notes the player's first attempt at a puzzle, with what it does to the rating. One that is solved counts for the
     * server, too, if the puzzle is the latest of the day there.
     *
     * @return empty, and nothing changes, if there was an attempt before
     */
    Optional<Change> first(Attempt attempt, UnaryOperator<Rating> judged);

    /** Notes that the player solved a puzzle on that day; the streak then. */
    Streak solvedOn(PlayerId player, LocalDate day);

    /** The numbers of all puzzles that the player has attempted. */
    Set<Long> met(PlayerId player);

    /** The player's ratings for puzzles, those with the most puzzles first. */
    List<Held> of(PlayerId player);

    /** Empty if the player has never solved a puzzle. */
    Optional<Streak> streak(PlayerId player);
}
