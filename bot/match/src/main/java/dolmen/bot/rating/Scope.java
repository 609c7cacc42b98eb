package dolmen.bot.rating;

import dolmen.bot.id.GuildId;

/**
 * The players of a list. A server's list has the players who have played there, with their global points plus the
 * effects of its moderators' decisions.
 */
public sealed interface Scope {

    /** All players. */
    record Everywhere() implements Scope {}

    /** The players who have played a rated match on the server. */
    record Server(GuildId guild) implements Scope {}
}
