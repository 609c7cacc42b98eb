package dolmen.bot.match.alert;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.BlockLists;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.match.time.TimeOff;
import dolmen.bot.survival.Pass;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Alerts people to seeks of games that they have chosen, a few at a time until every seat is taken. Nobody is alerted
 * more than twice in 24 hours, in quiet hours, on vacation, or to a seek of somebody whom they have blocked.
 *
 * <p>For one thread at a time.
 */
public final class SeekAlertWorker {
    /** The maximum number of alerts to one person in 24 hours. */
    public static final int MOST_A_DAY = 2;

    private static final Logger log = LoggerFactory.getLogger(SeekAlertWorker.class);
    private static final int BATCH = 100;

    /** The number of people looked at for a wave; many of them may be in quiet hours. */
    private static final int MOST_LOOKED_AT = 1_000;

    /** The number of people alerted to a seek at a time. */
    private static final int WAVE = 5;

    private static final Duration BETWEEN_WAVES = Duration.ofMinutes(15);
    private static final Duration PAUSE = Duration.ofMinutes(1);
    private static final Duration DAY = Duration.ofDays(1);

    private final SeekAlerts alerts;
    private final ChallengeService challenges;
    private final BlockLists blocks;
    private final Preferences preferences;
    private final TimeOff timeOff;
    private final SeekAnnouncer announcer;
    private final InstantSource clock;

    public SeekAlertWorker(
            SeekAlerts alerts,
            ChallengeService challenges,
            BlockLists blocks,
            Preferences preferences,
            TimeOff timeOff,
            SeekAnnouncer announcer,
            InstantSource clock) {
        this.alerts = alerts;
        this.challenges = challenges;
        this.blocks = blocks;
        this.preferences = preferences;
        this.timeOff = timeOff;
        this.announcer = announcer;
        this.clock = clock;
    }

    /** Attends to every due seek once; a failure does not delay the others. */
    public void alertDue() {
        var pass = new Pass(log);
        alerts.due(clock.instant(), BATCH)
                .forEach(seek -> pass.attend(
                        "The alerts to challenge " + seek,
                        () -> attend(seek),
                        failure -> alerts.next(seek, after(PAUSE))));
        pass.end();
    }

    private Instant after(Duration pause) {
        return clock.instant().plus(pause);
    }

    private void attend(ChallengeId id) {
        Optional<Challenge> seek =
                challenges.find(id).filter(challenge -> challenge.open() && !challenge.overdue(clock.instant()));
        List<PlayerId> candidates =
                seek.map(open -> alerts.candidates(open, MOST_LOOKED_AT)).orElse(List.of());
        if (candidates.isEmpty()) {
            alerts.settle(id);
        } else if (seek.orElseThrow().free() == 0) {
            alerts.next(id, after(BETWEEN_WAVES));
        } else {
            alerts.next(id, alert(seek.orElseThrow(), candidates));
        }
    }

    /** Alerts the next few people, and returns the time for those left. */
    private Instant alert(Challenge seek, List<PlayerId> candidates) {
        List<PlayerId> wave = candidates.stream()
                .filter(person -> isWelcome(person, seek))
                .limit(WAVE)
                .toList();
        for (PlayerId person : wave) {
            switch (announcer.alert(person, seek, nonce(person, seek))) {
                case Delivery.Delivered(String how) -> {
                    log.debug("Alerted {} to challenge {}: {}", person, seek.id(), how);
                    alerts.sent(person, seek, clock.instant());
                }
                case Delivery.Later(String why) -> {
                    return after(PAUSE);
                }
                case Delivery.NotBefore(Instant then, String why) -> {
                    return then;
                }
                case Delivery.Unreachable(String why) -> alerts.passOver(person, seek);
                case Delivery.Never(String why) -> end(person, seek, why);
            }
        }
        return after(BETWEEN_WAVES);
    }

    /** True if the person may hear of the seek now. */
    private boolean isWelcome(PlayerId person, Challenge seek) {
        Instant now = clock.instant();
        return challenges.objectionToJoin(seek.id(), person).isEmpty()
                && Collections.disjoint(blocks.of(person), seek.players())
                && preferences.of(person).time().quietAround(now).isEmpty()
                && timeOff.vacations(person, now).stream().noneMatch(vacation -> vacation.covers(now))
                && alerts.sentSince(person, now.minus(DAY)) < MOST_A_DAY;
    }

    /** The nonce of the alert; Discord accepts up to 25 characters. */
    private static String nonce(PlayerId person, Challenge seek) {
        return "s%s.%s".formatted(Long.toUnsignedString(person.value(), Character.MAX_RADIX), seek.id());
    }

    private void end(PlayerId person, Challenge seek, String why) {
        log.info(
                "Ending the alerts to {} on server {}: {}", person, seek.terms().guild(), why);
        alerts.choose(person, seek.terms().guild(), Set.of(), clock.instant());
    }
}
