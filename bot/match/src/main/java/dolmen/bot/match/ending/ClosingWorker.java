package dolmen.bot.match.ending;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.Lanes;
import dolmen.bot.match.notice.Retries;
import dolmen.bot.match.notice.Rounds;
import dolmen.bot.survival.Pass;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Closes the threads of finished matches: marks each at once, and archives it after a time for talk and a rematch.
 * Failures are retried at growing intervals; while the bot lacks permission, it retries for about a day.
 *
 * <p>For one thread at a time; a crash at any point loses nothing, and a repeated step does no harm.
 */
public final class ClosingWorker {
    private static final Logger log = LoggerFactory.getLogger(ClosingWorker.class);

    /** The time from the end of a match to the archiving of its thread. */
    static final Duration TIME_TO_TALK = Duration.ofDays(1);

    private final Closings closings;
    private final LiveMatches matches;
    private final ThreadCloser closer;
    private final Rounds<MatchId, Closings.OwedStep> rounds;
    private final InstantSource clock;

    public ClosingWorker(
            Closings closings, LiveMatches matches, ThreadCloser closer, Lanes<MatchId> lanes, InstantSource clock) {
        this.closings = closings;
        this.matches = matches;
        this.closer = closer;
        this.rounds = new Rounds<>(lanes, Closings.OwedStep::match, log);
        this.clock = clock;
    }

    /** Attempts every due step once; a slow thread does not delay the others. */
    public void closeDue() {
        rounds.go(
                most -> closings.due(clock.instant(), most),
                (ofMatch, pass) -> ofMatch.forEach(one -> take(one, pass)));
    }

    private void take(Closings.OwedStep owed, Pass pass) {
        switch (pass.<Delivery>attempt(
                "The thread of match " + owed.match(),
                () -> attempt(owed),
                failure -> new Delivery.Later(failure.toString()))) {
            case Delivery.Delivered(String how) -> done(owed, how);
            case Delivery.Later(String why) -> tryAgain(owed);
            case Delivery.NotBefore(Instant then, String why) -> closings.postpone(owed, then);
            case Delivery.Unreachable(String why) when !Retries.hopeless(owed.attempts()) -> tryAgain(owed);
            case Delivery.Unreachable(String why) -> giveUp(owed, why);
            case Delivery.Never(String why) -> giveUp(owed, why);
        }
    }

    private Delivery attempt(Closings.OwedStep owed) {
        Match match = matches.find(owed.match()).orElse(null);
        if (match == null || match.live()) {
            return new Delivery.Never("there is no finished match with this number");
        }
        return switch (owed.step()) {
            case MARK -> closer.mark(match);
            case ARCHIVE -> closer.archive(match);
        };
    }

    private void done(Closings.OwedStep owed, String how) {
        log.debug("The thread of match {}: {}", owed.match(), how);
        switch (owed.step()) {
            case MARK -> closings.marked(owed, clock.instant().plus(TIME_TO_TALK));
            case ARCHIVE -> closings.settle(owed);
        }
    }

    private void tryAgain(Closings.OwedStep owed) {
        closings.postpone(owed, clock.instant().plus(Retries.pauseAfter(owed.attempts())));
    }

    private void giveUp(Closings.OwedStep owed, String why) {
        log.info("The thread of match {} is left unchanged: {}", owed.match(), why);
        closings.settle(owed);
    }
}
