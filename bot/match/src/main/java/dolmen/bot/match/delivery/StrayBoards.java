package dolmen.bot.match.delivery;

import dolmen.bot.match.Match;
import java.time.Instant;

/**
 * The port to unrecorded boards with buttons: a host sent them before it was killed, and they appeared after the next
 * host had looked for them. Safe for use by many threads.
 */
public interface StrayBoards {

    /**
     * Marks the match's unrecorded boards since the time as outdated. Waits for Discord; no board of the match may be
     * posted meanwhile.
     *
     * @throws RuntimeException if Discord fails temporarily
     */
    void outdate(Match match, Instant since);
}
