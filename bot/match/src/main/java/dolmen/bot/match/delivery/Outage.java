package dolmen.bot.match.delivery;

import dolmen.bot.id.MatchId;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import org.slf4j.Logger;

/**
 * A time in which Discord does not take what is owed to some matches. The operator is told when it begins and when it
 * is over, however often it is tried meanwhile. Safe for use by many threads.
 */
final class Outage {
    private final Logger log;
    private final Set<MatchId> waiting = new HashSet<>();
    private final Set<MatchId> late = new HashSet<>();
    private Instant began = Instant.EPOCH;
    private int failures;

    Outage(Logger log) {
        this.log = log;
    }

    /** What is owed to the match was not taken, and is tried again. */
    synchronized void failed(MatchId match, String why, Instant now) {
        if (waiting.isEmpty()) {
            log.warn("Discord does not take what is owed to match {}; it is tried again: {}", match, why);
            began = now;
            failures = 0;
            late.clear();
        }
        waiting.add(match);
        late.add(match);
        failures++;
    }

    /** Nothing is owed to the match that is worth another attempt soon. */
    synchronized void over(MatchId match, Instant now) {
        if (waiting.remove(match) && waiting.isEmpty()) {
            log.warn(
                    "Discord takes messages again: {} attempts failed, matches affected: {}, seconds: {}",
                    failures,
                    late.size(),
                    Duration.between(began, now).toSeconds());
        }
    }
}
