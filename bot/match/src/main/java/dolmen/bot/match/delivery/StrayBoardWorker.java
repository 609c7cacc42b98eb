package dolmen.bot.match.delivery;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.notice.Lanes;
import dolmen.bot.match.notice.NoticeQueue;
import dolmen.bot.match.notice.Rounds;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks, a while after its host has begun, for stray boards in all matches in which something happened around that
 * time. What a host before this one had sent when it was killed is shown by then, or never.
 *
 * <p>To be driven by one thread at a time.
 */
public final class StrayBoardWorker {
    private static final Logger log = LoggerFactory.getLogger(StrayBoardWorker.class);

    /** What was sent is shown, or lost, by then. */
    private static final Duration UNDER_WAY = Duration.ofSeconds(10);

    /** Hosts that were killed so shortly before may have had no successor that lived to look. */
    private static final Duration BEFORE = Duration.ofMinutes(3);

    private static final Duration BETWEEN_ATTEMPTS = Duration.ofMinutes(1);
    private static final Duration LONGEST = Duration.ofMinutes(10);

    /** More than are delivered in that time. */
    private static final int MOST_NOTICES = 5_000;

    private final NoticeQueue notices;
    private final LiveMatches matches;
    private final StrayBoards strays;
    private final Rounds<MatchId, MatchId> rounds;
    private final InstantSource clock;
    private final Map<MatchId, Instant> due = new ConcurrentHashMap<>();
    private Optional<Instant> begun = Optional.empty();
    private boolean read;

    public StrayBoardWorker(
            NoticeQueue notices, LiveMatches matches, StrayBoards strays, Lanes<MatchId> lanes, InstantSource clock) {
        this.notices = notices;
        this.matches = matches;
        this.strays = strays;
        this.rounds = new Rounds<>(lanes, match -> match, log);
        this.clock = clock;
    }

    /** Begins to look at every match that is due; the host has begun when this is called for the first time. */
    public void lookDue() {
        Instant now = clock.instant();
        Instant beginning = begun.orElse(now);
        begun = Optional.of(beginning);
        if (!read && !now.isBefore(beginning.plus(UNDER_WAY))) {
            notices.latest(MOST_NOTICES, beginning.minus(BEFORE)).forEach(match -> due.put(match, now));
            read = true;
        }
        if (!due.isEmpty()) {
            rounds.go(
                    most -> dueAt(now).stream().limit(most).toList(),
                    (ofOne, pass) -> ofOne.forEach(match -> look(match, beginning)));
        }
    }

    private List<MatchId> dueAt(Instant now) {
        return due.entrySet().stream()
                .filter(one -> !one.getValue().isAfter(now))
                .map(Map.Entry::getKey)
                .toList();
    }

    private void look(MatchId id, Instant beginning) {
        Instant since = beginning.minus(BEFORE);
        try {
            matches.find(id)
                    .filter(match -> !match.changedAt().isBefore(since))
                    .ifPresent(match -> strays.outdate(match, since));
            due.remove(id);
        } catch (RuntimeException failure) {
            Instant again = clock.instant().plus(BETWEEN_ATTEMPTS);
            log.debug("Match {} is looked at again", id, failure);
            due.computeIfPresent(id, (same, before) -> again.isBefore(beginning.plus(LONGEST)) ? again : null);
        }
    }
}
