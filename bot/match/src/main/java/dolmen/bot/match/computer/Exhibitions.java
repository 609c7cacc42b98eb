package dolmen.bot.match.computer;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import java.util.Optional;

/** The port to the live matches of computer players among themselves. Safe for use by many threads. */
@FunctionalInterface
public interface Exhibitions {

    /** The exhibition on the server; empty if there is none. */
    Optional<MatchId> on(GuildId server);
}
