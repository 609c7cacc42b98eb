package dolmen.bot.match.delivery;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.Request;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.preference.PreferenceService;
import dolmen.bot.match.time.TimePreferences;
import dolmen.bot.survival.Pass;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sends players a daily digest of waiting matches, if they have chosen that instead of a call at every turn. Players
 * without waiting matches get none. A digest that was missed while the host was down is sent late, and only once.
 *
 * <p>For one thread at a time.
 */
public final class DigestWorker {
    private static final Logger log = LoggerFactory.getLogger(DigestWorker.class);
    private static final int BATCH = 100;
    private static final Duration PAUSE = Duration.ofMinutes(5);

    private final Digests digests;
    private final PreferenceService preferences;
    private final LiveMatches matches;
    private final DigestAnnouncer announcer;
    private final InstantSource clock;

    public DigestWorker(
            Digests digests,
            PreferenceService preferences,
            LiveMatches matches,
            DigestAnnouncer announcer,
            InstantSource clock) {
        this.digests = digests;
        this.preferences = preferences;
        this.matches = matches;
        this.announcer = announcer;
        this.clock = clock;
    }

    /** Attempts every due digest once; a failure does not delay the others. */
    public void sendDue() {
        var pass = new Pass(log);
        digests.due(clock.instant(), BATCH)
                .forEach(due -> pass.attend(
                        "The digest of " + due.player(),
                        () -> attend(due),
                        failure -> digests.next(due, afterPause())));
        pass.end();
    }

    private Instant afterPause() {
        return clock.instant().plus(PAUSE);
    }

    /** Sends the digest, unless the player has turned digests off; it is no longer due then. */
    private void attend(Digests.DueDigest due) {
        TimePreferences chosen = preferences.of(due.player()).time();
        chosen.nextDigest(clock.instant()).ifPresent(next -> {
            if (due.since().equals(Instant.EPOCH)) {
                digests.next(due, next);
            } else {
                settle(due, attempt(due, chosen), next);
            }
        });
    }

    private void settle(Digests.DueDigest due, Delivery delivery, Instant next) {
        switch (delivery) {
            case Delivery.Delivered(String how) -> {
                log.debug("The digest of {}: {}", due.player(), how);
                digests.next(due, next);
            }
            case Delivery.Later(String why) -> digests.next(due, earlier(afterPause(), next));
            case Delivery.NotBefore(Instant then, String why) -> digests.next(due, earlier(then, next));
            case Delivery.Unreachable(String why) -> digests.next(due, earlier(afterPause(), next));
            case Delivery.Never(String why) -> callAgain(due.player(), why);
        }
    }

    private Delivery attempt(Digests.DueDigest due, TimePreferences chosen) {
        List<Match> waiting = matches.liveOf(due.player()).stream()
                .filter(match -> waitsFor(match, due.player()))
                .toList();
        return waiting.isEmpty()
                ? new Delivery.Delivered("nothing waits")
                : announcer.deliver(due.player(), waiting, nonce(due, chosen));
    }

    /** The nonce of the day's digest; Discord accepts up to 25 characters. */
    private static String nonce(Digests.DueDigest due, TimePreferences chosen) {
        return "d%s.%d"
                .formatted(
                        Long.toUnsignedString(due.player().value(), Character.MAX_RADIX),
                        due.since().atZone(chosen.zone()).toLocalDate().toEpochDay());
    }

    private static boolean waitsFor(Match match, PlayerId player) {
        boolean toMove = match.playerToMove().equals(Optional.of(player))
                && !match.clock().stopped();
        return toMove
                || match.request()
                        .filter(Request::stands)
                        .filter(request -> match.awaited(request).contains(player))
                        .isPresent();
    }

    /** Switches a player who cannot get digests back to calls. */
    private void callAgain(PlayerId player, String why) {
        log.info("Digests to {} fail; switching to calls at every turn: {}", player, why);
        preferences.change(player, before -> before.withTime(before.time().withDigest(Optional.empty())));
    }

    private static Instant earlier(Instant one, Instant other) {
        return one.isBefore(other) ? one : other;
    }
}
