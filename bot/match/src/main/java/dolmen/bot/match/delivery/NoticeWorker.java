package dolmen.bot.match.delivery;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.Revision;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.Lanes;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.notice.NoticeQueue;
import dolmen.bot.match.notice.Retries;
import dolmen.bot.match.notice.Rounds;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.match.silence.PlaceWatch;
import dolmen.bot.match.time.Stretch;
import dolmen.bot.survival.Pass;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Delivers due notices, those of one match in order; a notice that a later one includes is not sent. Failures are
 * retried at growing intervals, until Discord has answered. A match becomes silent if the bot cannot write where it is
 * played, and its notices wait.
 *
 * <p>For one thread at a time; a crash at any point neither loses a notice nor sends one twice.
 */
public final class NoticeWorker {
    private static final Logger log = LoggerFactory.getLogger(NoticeWorker.class);

    private final NoticeQueue queue;
    private final LiveMatches matches;
    private final Preferences preferences;
    private final PlaceWatch places;
    private final Announcer announcer;
    private final Rounds<MatchId, NoticeQueue.OwedNotice> rounds;
    private final InstantSource clock;
    private final Outage outage = new Outage(log);

    public NoticeWorker(
            NoticeQueue queue,
            LiveMatches matches,
            Preferences preferences,
            PlaceWatch places,
            Announcer announcer,
            Lanes<MatchId> lanes,
            InstantSource clock) {
        this.queue = queue;
        this.matches = matches;
        this.preferences = preferences;
        this.places = places;
        this.announcer = announcer;
        this.rounds = new Rounds<>(lanes, owed -> owed.match(), log);
        this.clock = clock;
    }

    /** Attempts every due notice once; a failing or slow one does not delay other matches. */
    public void deliverDue() {
        rounds.go(most -> queue.due(clock.instant(), most), this::deliverInOrder);
    }

    /** Delivers in order; a failing notice delays those after it. */
    private void deliverInOrder(List<NoticeQueue.OwedNotice> ofOneMatch, Pass pass) {
        for (int i = 0; i < ofOneMatch.size(); i++) {
            NoticeQueue.OwedNotice owed = ofOneMatch.get(i);
            Optional<NoticeQueue.OwedNotice> successor = ofOneMatch.subList(i + 1, ofOneMatch.size()).stream()
                    .filter(later -> later.notice().tells(owed.notice()))
                    .findFirst();
            if (successor.isPresent()) {
                settle(owed, "told by notice " + successor.get().id());
            } else if (!deliver(owed, pass)) {
                return;
            }
        }
    }

    /** Delivers a notice; false if it needs another attempt. */
    private boolean deliver(NoticeQueue.OwedNotice owed, Pass pass) {
        switch (pass.<Delivery>attempt(
                "Notice " + owed.notice(),
                () -> attempt(owed.notice()),
                failure -> new Delivery.Later(failure.toString()))) {
            case Delivery.Delivered(String how) -> {
                settle(owed, how);
                places.delivered(owed.match());
            }
            case Delivery.Later(String why) -> {
                outage.failed(owed.match(), why, clock.instant());
                tryAgain(owed, Retries.pauseAfter(owed.attempts()), why);
                return false;
            }
            case Delivery.NotBefore(Instant then, String why) -> {
                queue.postpone(owed, then, why);
                return false;
            }
            case Delivery.Unreachable(String why) -> {
                outage.over(owed.match(), clock.instant());
                matches.find(owed.match()).ifPresent(places::refused);
                tryAgain(owed, Retries.seldomAfter(owed.attempts()), why);
                return false;
            }
            case Delivery.Never(String why) -> giveUp(owed, why);
        }
        return true;
    }

    private void tryAgain(NoticeQueue.OwedNotice owed, Duration pause, String why) {
        queue.postpone(owed, clock.instant().plus(pause), why);
    }

    private Delivery attempt(Notice notice) {
        Match match =
                matches.at(new Revision(notice.match(), notice.revision())).orElse(null);
        if (match == null) {
            return new Delivery.Never("there is no such match");
        }
        return endOfQuietHours(match, notice)
                .<Delivery>map(end -> new Delivery.NotBefore(end, "the player to move does not want to be disturbed"))
                .orElseGet(() -> announcer.deliver(match, notice));
    }

    /** The end of the quiet hours for a delayed reminder, which would otherwise come at night. */
    private Optional<Instant> endOfQuietHours(Match match, Notice notice) {
        return notice.kind() == Notice.Kind.REMINDER
                ? match.playerToMove()
                        .flatMap(player -> preferences.of(player).time().quietAround(clock.instant()))
                        .map(Stretch::to)
                : Optional.empty();
    }

    private void giveUp(NoticeQueue.OwedNotice owed, String why) {
        log.warn("Gave up notice {} after {} attempts: {}", owed.notice(), owed.attempts() + 1, why);
        settle(owed, "given up: " + why);
    }

    private void settle(NoticeQueue.OwedNotice owed, String how) {
        queue.settle(owed, how, clock.instant());
        outage.over(owed.match(), clock.instant());
    }
}
