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
     * What a match did to a player's rating, or what was taken back when it was declared void.
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
     * What became of a match.
     *
     * @param changes by seat; empty unless it is rated
     * @param leftOut whose comparison did not count, although others did
     */
    record Settled(Verdict verdict, List<Change> changes, LeftOut leftOut) {

        /** One in which every comparison counts, or none. */
        public Settled(Verdict verdict, List<Change> changes) {
            this(verdict, changes, LeftOut.NOBODY);
        }

        public Settled {
            changes = List.copyOf(changes);
        }
    }

    /**
     * What a recomputation has come to.
     *
     * @param results how many were judged
     * @param ratings how many ratings there are
     * @param differences how many rows are not, to the last bit, what they were
     */
    record Recomputation(long results, long ratings, long differences) {}

    /** Judges so many results at most that are not judged yet, in the order of the log; how many there were. */
    int judge(Judge judge, int limit);

    /** Takes the rank from so many players at most whose ratings have become provisional; how many there were. */
    int lapse(Instant now, int limit);

    /** Puts the player into the lists or takes the player out, as the player wants it now. */
    void relist(PlayerId player);

    /** The player's ratings, those with the most matches first. */
    List<Held> of(PlayerId player);

    /** What happened to the player's rating on the ladder, the earliest first. */
    List<Change> changes(PlayerId player, Ladder ladder);

    /** What became of the match; empty if it is not judged. */
    Optional<Settled> of(MatchId match);

    /** Which pairs of those players would not be compared in a match that ended then. */
    LeftOut leftOut(Ladder ladder, List<PlayerId> players, Instant end);

    /** Forgets all ratings and judges the whole log once more, alone: nothing else is stored meanwhile. */
    Recomputation recompute(Judge judge, Instant now);
}
