package dolmen.bot.id;

import java.util.Collection;
import java.util.Map;

/** The port to the names of people, as last seen. Safe for use by many threads. */
public interface Players {
    /** What somebody is called whose name was forgotten. */
    String FORGOTTEN = "Deleted player";

    /** Keeps the player's name. */
    void remember(Player player);

    /** The names of these people; who was never seen is left out. */
    Map<PlayerId, String> names(Collection<PlayerId> players);
}
