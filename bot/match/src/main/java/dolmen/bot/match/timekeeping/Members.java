package dolmen.bot.match.timekeeping;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;

/** The port to who belongs to which server. Safe for use by many threads. */
public interface Members {

    /** True if the player is certainly no longer on the server; false where that cannot be known now. */
    boolean hasLeft(GuildId guild, PlayerId player);
}
