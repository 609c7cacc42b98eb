package dolmen.bot.id;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The names of one person: one name everywhere, and nicknames on some servers. Immutable.
 *
 * @param name the name for everybody
 * @param nicknames the nicknames by server, only for its members
 */
public record KnownNames(String name, Map<GuildId, String> nicknames) {
    public KnownNames {
        nicknames = Map.copyOf(nicknames);
    }

    /** The name for readers on the server, or outside servers if {@code server} is empty. */
    public String on(Optional<GuildId> server) {
        return server.map(nicknames::get).orElse(name);
    }

    /** These names, updated with the person's current name and nickname. */
    KnownNames after(Player met) {
        var changed = new HashMap<>(nicknames);
        met.membership()
                .ifPresent(membership -> membership
                        .nickname()
                        .ifPresentOrElse(
                                nickname -> changed.put(membership.guild(), nickname),
                                () -> changed.remove(membership.guild())));
        return new KnownNames(met.name(), changed);
    }
}
