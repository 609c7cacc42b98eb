package dolmen.bot.match.delivery;

import dolmen.bot.match.Match;
import java.time.Instant;

/**
 * The port to boards that bear buttons though nobody has recorded them: a host had sent them when it ended, and they
 * came to stand after the next one had looked for them. Safe for use by many threads.
 */
public interface StrayBoards {

    /**
     * Owes the buttons of those of that match which were posted since then. Waits for Discord; no board of the match is
     * to be posted meanwhile.
     *
     * @throws RuntimeException if Discord fails for now
     */
    void outdate(Match match, Instant since);
}
