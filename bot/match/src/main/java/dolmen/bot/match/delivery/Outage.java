package dolmen.bot.match.delivery;

import dolmen.bot.id.MatchId;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import org.slf4j.Logger;

/**
 * A stretch in which deliveries to some matches fail. Its start and its end are logged for the operator, but not the
 * attempts between. Safe for use by many threads.
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

    /** Records a failed delivery to the match, which will be retried. */
    synchronized void failed(MatchId match, String why, Instant now) {
        if (waiting.isEmpty()) {
            log.warn("Could not deliver a message of match {}; retrying: {}", match, why);
            began = now;
            failures = 0;
            late.clear();
        }
        waiting.add(match);
        late.add(match);
        failures++;
    }

    /** Records that the match has no delivery to retry soon. */
    synchronized void over(MatchId match, Instant now) {
        if (waiting.remove(match) && waiting.isEmpty()) {
            log.warn(
                    "Discord accepts messages again: {} attempts failed, matches affected: {}, seconds: {}",
                    failures,
                    late.size(),
                    Duration.between(began, now).toSeconds());
        }
    }
}
