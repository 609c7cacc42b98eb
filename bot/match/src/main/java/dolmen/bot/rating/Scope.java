package dolmen.bot.rating;

import dolmen.bot.id.GuildId;

/**
 * Whose players a list holds. A server's holds those who have played there, with the points that they have everywhere
 * and what moderators decided there added.
 */
public sealed interface Scope {

    /** All players. */
    record Everywhere() implements Scope {}

    /** Those who have played a rated match on that server. */
    record Server(GuildId guild) implements Scope {}
}
