package dolmen.bot.match.timekeeping;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;

/** The port to the memberships of servers. Safe for use by many threads. */
public interface Members {

    /** True if the player is certainly no longer on the server; false if that is currently unknown. */
    boolean hasLeft(GuildId guild, PlayerId player);
}
