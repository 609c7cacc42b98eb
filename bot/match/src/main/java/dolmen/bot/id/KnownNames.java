package dolmen.bot.id;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The names of one person: one name everywhere, and nicknames on some servers. Immutable.
 *
 * @param name the name for everybody
 * @param nicknames only for the members of their server
 */
public record KnownNames(String name, Map<GuildId, String> nicknames) {
    public KnownNames {
        nicknames = Map.copyOf(nicknames);
    }

    /** The name for readers on a server, or elsewhere if it is empty. */
    public String on(Optional<GuildId> server) {
        return server.map(nicknames::get).orElse(name);
    }

    /** These names, updated from a person's present ones. */
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
