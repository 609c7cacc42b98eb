package dolmen.bot.id;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The port to the names of people, as last seen. Safe for use by many threads. */
public interface Players {
    /** What somebody is called whose name was forgotten. */
    String FORGOTTEN = "Deleted player";

    /** Keeps the player's name, and the nickname on the server where the player was met. */
    void remember(Player player);

    /** The names of that person; empty if never seen. */
    Optional<KnownNames> of(PlayerId player);

    /** What these people are called by those who read on that server, or elsewhere; who was never seen is left out. */
    default Map<PlayerId, String> names(Collection<PlayerId> players, Optional<GuildId> server) {
        var names = new LinkedHashMap<PlayerId, String>();
        players.forEach(player -> of(player).ifPresent(known -> names.put(player, known.on(server))));
        return names;
    }
}
