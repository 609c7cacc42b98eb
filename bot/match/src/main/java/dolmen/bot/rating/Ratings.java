package dolmen.bot.rating;

import dolmen.bot.history.Results;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The port to the ratings of players, which follow from the log of results alone. Safe for use by many threads; changes
 * are durable.
 */
public interface Ratings {

    /** A player's rating on a ladder, as of the last match there. */
    record Held(Ladder ladder, Rating rating, Results results) {}

    /**
     * The change of a player's rating by a match, or by its annulment.
     *
     * @param before the points before
     * @param points the points after
     * @param deviation the deviation after
     */
    record Change(Instant at, double before, double points, double deviation) {

        /** True if the rating was provisional after it. */
        public boolean provisional() {
            return Rating.provisional(deviation);
        }
    }

    /**
     * The judgement on a match.
     *
     * @param changes the changes by seat; empty unless the match is rated
     * @param leftOut the pairs that did not count, although others did
     */
    record Settled(Verdict verdict, List<Change> changes, LeftOut leftOut) {

        /** A judgement in which every comparison counts, or none. */
        public Settled(Verdict verdict, List<Change> changes) {
            this(verdict, changes, LeftOut.NOBODY);
        }

        public Settled {
            changes = List.copyOf(changes);
        }
    }

    /**
     * The result of a recomputation.
     *
     * @param results the number of judged results
     * @param ratings the number of ratings
     * @param differences the number of rows that differ from before, in any bit
     */
    record Recomputation(long results, long ratings, long differences) {}

    /**
     * Judges at most the given number of unjudged results, in the order of the log.
     *
     * @return the number of results judged
     */
    int judge(Judge judge, int limit);

    /**
     * Moves players whose ratings have become provisional below the others in lists; at most the given number.
     *
     * @return the number of players moved
     */
    int lapse(Instant now, int limit);

    /** Updates the player's place in the lists after a change of the player's preferences. */
    void relist(PlayerId player);

    /** The player's ratings, those with the most matches first. */
    List<Held> of(PlayerId player);

    /** The changes of the player's rating on the ladder, the earliest first. */
    List<Change> changes(PlayerId player, Ladder ladder);

    /** The judgement on the match; empty if it is not judged. */
    Optional<Settled> of(MatchId match);

    /** The pairs of these players that would not be compared in a match with that end. */
    LeftOut leftOut(Ladder ladder, List<PlayerId> players, Instant end);

    /** Deletes all ratings and judges the whole log again, exclusively: nothing else is stored meanwhile. */
    Recomputation recompute(Judge judge, Instant now);
}
