package dolmen.bot.id;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What one person is called: by one name everywhere, and by a nickname on some servers. Immutable.
 *
 * @param name the name that people read everywhere
 * @param nicknames which the members of a server alone may read
 */
public record KnownNames(String name, Map<GuildId, String> nicknames) {
    public KnownNames {
        nicknames = Map.copyOf(nicknames);
    }

    /** The name for those who read on that server, or elsewhere if there is none. */
    public String on(Optional<GuildId> server) {
        return server.map(nicknames::get).orElse(name);
    }

    /** The names of somebody who was met with those names before. */
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
