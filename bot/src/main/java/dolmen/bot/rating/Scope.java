package dolmen.bot.rating;

import dolmen.bot.id.GuildId;

/** Whose players a list holds. Ratings are the same in every list: a server's holds those who have played there. */
public sealed interface Scope {

    /** All players. */
    record Everywhere() implements Scope {}

    /** Those who have played a rated match on that server. */
    record Server(GuildId guild) implements Scope {}
}
