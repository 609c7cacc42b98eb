package dolmen.bot.id;

import java.util.Optional;

/**
 * A person as Discord shows them now.
 *
 * @param name the name for everybody; any Unicode text
 * @param bot true for a program, which cannot be challenged
 * @param membership the membership of the server where the bot met them; empty outside servers
 * @param language the tag of the language of their Discord, such as {@code sv-SE}; empty if it does not tell
 */
public record Player(
        PlayerId id, String name, boolean bot, Optional<Membership> membership, Optional<String> language) {

    /**
     * A person on one server.
     *
     * @param nickname the nickname on the server; empty if the person has none there
     */
    public record Membership(GuildId guild, Optional<String> nickname) {}

    /** A person who was met outside servers. */
    public Player(PlayerId id, String name, boolean bot) {
        this(id, name, bot, Optional.empty(), Optional.empty());
    }

    /** The person, whose Discord speaks the language. */
    public Player speaking(Optional<String> tag) {
        return new Player(id, name, bot, membership, tag);
    }

    /** The name that readers there see. */
    public String shownName() {
        return membership.flatMap(Membership::nickname).orElse(name);
    }
}
