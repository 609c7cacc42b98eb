package dolmen.bot.id;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A person as last seen. Immutable.
 *
 * @param name the name for everybody
 * @param nicknames the nicknames by server, only for its members
 * @param language the tag of the language of their Discord, such as {@code sv-SE}; empty if it never told
 */
public record KnownPerson(String name, Map<GuildId, String> nicknames, Optional<String> language) {
    public KnownPerson {
        nicknames = Map.copyOf(nicknames);
    }

    /** A person without nicknames, whose language is unknown. */
    public KnownPerson(String name) {
        this(name, Map.of(), Optional.empty());
    }

    /** The name for readers on the server, or outside servers if {@code server} is empty. */
    public String on(Optional<GuildId> server) {
        return server.map(nicknames::get).orElse(name);
    }

    /** The person, updated by a new meeting. */
    KnownPerson after(Player met) {
        var changed = new HashMap<>(nicknames);
        met.membership()
                .ifPresent(membership -> membership
                        .nickname()
                        .ifPresentOrElse(
                                nickname -> changed.put(membership.guild(), nickname),
                                () -> changed.remove(membership.guild())));
        return new KnownPerson(met.name(), changed, met.language().or(() -> language));
    }
}
