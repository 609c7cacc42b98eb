package dolmen.bot.history;

import dolmen.bot.id.PlayerId;
import java.time.Instant;
import java.util.Map;

/** The port to the lessons that people have finished. Safe for use by many threads; changes are durable. */
public interface Lessons {

    /**
     * Records that the player has finished a lesson on the game, by its id. Only the first time counts.
     *
     * @return true if it is the first time
     */
    boolean finished(PlayerId player, String game, Instant at);

    /** The times at which the player first finished a lesson, by the id of its game. */
    Map<String, Instant> of(PlayerId player);
}
