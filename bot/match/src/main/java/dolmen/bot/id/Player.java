package dolmen.bot.id;

import java.util.Optional;

/**
 * A person as Discord shows them now.
 *
 * @param name the name that people read everywhere; any Unicode text
 * @param bot whether it is a program, which cannot be challenged
 * @param membership what is known of them on the server where they were met; empty elsewhere
 */
public record Player(PlayerId id, String name, boolean bot, Optional<Membership> membership) {

    /**
     * A person on one server.
     *
     * @param nickname by which its members know them; empty if by their own name
     */
    public record Membership(GuildId guild, Optional<String> nickname) {}

    /** A person who was met on no server. */
    public Player(PlayerId id, String name, boolean bot) {
        this(id, name, bot, Optional.empty());
    }

    /** What those read who meet the person there. */
    public String shownName() {
        return membership.flatMap(Membership::nickname).orElse(name);
    }
}
