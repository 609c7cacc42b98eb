package dolmen.bot.match.challenge;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.Lanes;
import dolmen.bot.match.notice.Retries;
import dolmen.bot.match.notice.Rounds;
import dolmen.bot.survival.Pass;
import java.time.Instant;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Closes expired challenges, and updates messages that are due. Failures are retried at growing intervals, until
 * Discord has answered.
 *
 * <p>A crash at any point loses nothing, and only one of several workers closes a challenge.
 */
public final class ChallengeWorker {
    private static final Logger log = LoggerFactory.getLogger(ChallengeWorker.class);

    private final ChallengeRepository challenges;
    private final PostedChallenges posted;
    private final ChallengeAnnouncer announcer;
    private final Rounds<ChallengeId, PostedChallenges.OwedMessage> rounds;
    private final InstantSource clock;

    public ChallengeWorker(
            ChallengeRepository challenges,
            PostedChallenges posted,
            ChallengeAnnouncer announcer,
            Lanes<ChallengeId> lanes,
            InstantSource clock) {
        this.challenges = challenges;
        this.posted = posted;
        this.announcer = announcer;
        this.rounds = new Rounds<>(lanes, PostedChallenges.OwedMessage::challenge, log);
        this.clock = clock;
    }

    /** Closes expired challenges, and attempts every due message once; a failure does not delay other messages. */
    public void attendDue() {
        Instant now = clock.instant();
        int expired = challenges.expire(now);
        if (expired > 0) {
            log.info("{} challenges have expired", expired);
        }
        rounds.go(most -> posted.due(now, most), (owed, pass) -> owed.forEach(one -> show(one, pass)));
    }

    private void show(PostedChallenges.OwedMessage owed, Pass pass) {
        switch (pass.<Delivery>attempt(
                "The message of challenge " + owed.challenge(),
                () -> announcer.show(owed.challenge()),
                failure -> new Delivery.Later(failure.toString()))) {
            case Delivery.Delivered(String how) -> log.debug("Challenge {} is shown by {}", owed.challenge(), how);
            case Delivery.Later(String why) -> tryAgain(owed);
            case Delivery.Unreachable(String why) when Retries.hopeless(owed.attempts()) -> settle(owed, why);
            case Delivery.Unreachable(String why) -> tryAgain(owed);
            case Delivery.NotBefore(Instant then, String why) -> posted.postpone(owed.challenge(), then);
            case Delivery.Never(String why) -> settle(owed, why);
        }
    }

    private void tryAgain(PostedChallenges.OwedMessage owed) {
        posted.postpone(owed.challenge(), clock.instant().plus(Retries.pauseAfter(owed.attempts())));
    }

    private void settle(PostedChallenges.OwedMessage owed, String why) {
        log.warn(
                "Could not update the message of challenge {} in {} attempts: {}",
                owed.challenge(),
                owed.attempts() + 1,
                why);
        posted.settle(owed.challenge());
    }
}
