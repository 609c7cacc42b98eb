package dolmen.bot.id;

import dolmen.rules.phrase.Wording;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The port to the names and languages of people, as last seen. Safe for use by many threads. */
public interface Players {
    /** The name of a forgotten player in files, which are in English. */
    String FORGOTTEN = "Deleted player";

    /** Stores the player's name, language if known, and nickname on the server where the player was met. */
    void remember(Player player);

    /** The person; empty if never seen or forgotten. */
    Optional<KnownPerson> of(PlayerId player);

    /** The name for readers on a server, or outside servers; whoever is forgotten is called so in these words. */
    default String name(PlayerId player, Optional<GuildId> server, Wording wording) {
        return of(player).map(known -> known.on(server)).orElseGet(() -> wording.of(IdPhrases.forgotten()));
    }

    /**
     * The names of these people for readers on a server, or outside servers; without people who were never seen or are
     * forgotten.
     */
    default Map<PlayerId, String> names(Collection<PlayerId> players, Optional<GuildId> server) {
        var names = new LinkedHashMap<PlayerId, String>();
        players.forEach(player -> of(player).ifPresent(known -> names.put(player, known.on(server))));
        return names;
    }
}
