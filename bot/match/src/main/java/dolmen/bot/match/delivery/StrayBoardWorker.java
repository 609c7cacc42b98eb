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
 * Looks for stray boards, a while after the start of the host, in all matches that changed around the start. By then
 * the messages of a killed earlier host have appeared, or never will.
 *
 * <p>For one thread at a time.
 */
public final class StrayBoardWorker {
    private static final Logger log = LoggerFactory.getLogger(StrayBoardWorker.class);

    /** The time after which a sent message has appeared, or is lost. */
    private static final Duration UNDER_WAY = Duration.ofSeconds(10);

    /** The time before the start that is searched as well: earlier hosts may have ended before their own look. */
    private static final Duration BEFORE = Duration.ofMinutes(3);

    private static final Duration BETWEEN_ATTEMPTS = Duration.ofMinutes(1);
    private static final Duration LONGEST = Duration.ofMinutes(10);

    /** The maximum number of notices to read: more than are delivered in that time. */
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

    /** Looks at every due match; the first call counts as the host's start. */
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
            log.debug("Could not look for stray boards of match {}; retrying", id, failure);
            due.computeIfPresent(id, (same, before) -> again.isBefore(beginning.plus(LONGEST)) ? again : null);
        }
    }
}
