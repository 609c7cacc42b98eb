package dolmen.bot.match;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Delivers the notices that are owed. Of several owed to one match only the latest is sent: it tells what the others
 * would have told. What cannot be delivered is tried again, ever more seldom, and given up after about a day.
 *
 * <p>To be driven by one thread at a time; a crash at any point neither loses a notice nor sends one twice.
 */
public final class NoticeWorker {
    private static final Logger log = LoggerFactory.getLogger(NoticeWorker.class);
    private static final int BATCH = 100;
    private static final int MAX_ATTEMPTS = 30;
    private static final Duration FIRST_PAUSE = Duration.ofSeconds(1);
    private static final Duration LONGEST_PAUSE = Duration.ofHours(1);

    private final NoticeQueue queue;
    private final MatchRepository matches;
    private final Announcer announcer;
    private final InstantSource clock;

    public NoticeWorker(NoticeQueue queue, MatchRepository matches, Announcer announcer, InstantSource clock) {
        this.queue = queue;
        this.matches = matches;
        this.announcer = announcer;
        this.clock = clock;
    }

    /** Attempts every notice that is due, once. */
    public void deliverDue() {
        List<NoticeQueue.Owed> due = queue.due(clock.instant(), BATCH);
        var byMatch = new LinkedHashMap<MatchId, List<NoticeQueue.Owed>>();
        due.forEach(owed -> byMatch.computeIfAbsent(owed.notice().match(), id -> new ArrayList<>())
                .add(owed));
        byMatch.values().forEach(this::deliverLatest);
    }

    private void deliverLatest(List<NoticeQueue.Owed> ofOneMatch) {
        NoticeQueue.Owed latest = ofOneMatch.getLast();
        settle(ofOneMatch.subList(0, ofOneMatch.size() - 1), "told by notice " + latest.id());
        switch (attempt(latest.notice())) {
            case Announcer.Delivery.Delivered(String how) -> settle(List.of(latest), how);
            case Announcer.Delivery.Later(String why)
            when latest.attempts() + 1 < MAX_ATTEMPTS ->
                queue.postpone(latest.id(), clock.instant().plus(pauseAfter(latest.attempts())), why);
            case Announcer.Delivery.Later(String why) -> giveUp(latest, why);
            case Announcer.Delivery.Never(String why) -> giveUp(latest, why);
        }
    }

    private Announcer.Delivery attempt(Notice notice) {
        try {
            Match match = matches.find(notice.match()).orElse(null);
            return match == null
                    ? new Announcer.Delivery.Never("there is no such match")
                    : announcer.deliver(match, notice);
        } catch (RuntimeException failure) {
            log.error("Notice {} failed", notice, failure);
            return new Announcer.Delivery.Later(failure.toString());
        }
    }

    private void giveUp(NoticeQueue.Owed owed, String why) {
        log.warn("Gave up notice {} after {} attempts: {}", owed.notice(), owed.attempts() + 1, why);
        settle(List.of(owed), "given up: " + why);
    }

    private void settle(Collection<NoticeQueue.Owed> owed, String how) {
        Instant now = clock.instant();
        owed.forEach(one -> queue.settle(one.id(), how, now));
    }

    private static Duration pauseAfter(int attempts) {
        Duration pause = FIRST_PAUSE.multipliedBy(1L << Math.min(attempts, 20));
        return pause.compareTo(LONGEST_PAUSE) < 0 ? pause : LONGEST_PAUSE;
    }
}
