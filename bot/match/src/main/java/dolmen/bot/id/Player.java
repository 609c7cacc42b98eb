package dolmen.bot.id;

import java.util.Optional;

/**
 * A person as Discord shows them now.
 *
 * @param name the name for everybody; any Unicode text
 * @param bot true for a program, which cannot be challenged
 * @param membership on the server where they were met; empty elsewhere
 */
public record Player(PlayerId id, String name, boolean bot, Optional<Membership> membership) {

    /**
     * A person on one server.
     *
     * @param nickname for its members; empty if they use the person's own name
     */
    public record Membership(GuildId guild, Optional<String> nickname) {}

    /** A person who was met outside servers. */
    public Player(PlayerId id, String name, boolean bot) {
        this(id, name, bot, Optional.empty());
    }

    /** The name that readers at that place see. */
    public String shownName() {
        return membership.flatMap(Membership::nickname).orElse(name);
    }
}
