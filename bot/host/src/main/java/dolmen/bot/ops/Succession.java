package dolmen.bot.ops;

import dolmen.bot.discord.DiscordBot;
import dolmen.bot.discord.DiscordRefusedException;
import dolmen.bot.storage.sql.Lease;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The handover between two processes with the same shards. Both are logged in for a moment, and agree on the time from
 * which the new one answers.
 *
 * @param longest the longest time until the new one answers
 */
public record Succession(Lease lease, DiscordBot bot, Duration longest) {
    private static final Logger log = LoggerFactory.getLogger(Succession.class);

    /** The time for interactions already on their way to either process. */
    private static final Duration UNDER_WAY = Duration.ofSeconds(2);

    /** The time of a login; Discord may let shards log in only one after the other. */
    private static final Duration LOGIN = Duration.ofSeconds(6);

    private static final long LOGINS_IN_RESERVE = 4;

    /** The longest time until another process with this number of shards answers. */
    public static Duration longest(int shards) {
        return LOGIN.multipliedBy(shards + LOGINS_IN_RESERVE);
    }

    /**
     * Answers instead of the other process as soon as that one asks for relief or has lost its lease. Returns when it
     * has ended.
     *
     * @param givenUp true once this process must stop
     * @return false if it was given up, or a third process has the shards, so that this process answers nobody
     */
    boolean takeOver(Lease.Waited first, BooleanSupplier givenUp) throws DiscordRefusedException, InterruptedException {
        boolean told = false;
        Lease.Waited waited = first;
        while (waited == Lease.Waited.ASKED || waited == Lease.Waited.SILENT) {
            if (waited == Lease.Waited.ASKED && !told) {
                told = relieve(givenUp);
            }
            // The other process has promised to end, and this one answers already.
            waited = lease.await(told ? () -> false : givenUp);
        }
        if (waited == Lease.Waited.GIVEN_UP) {
            return false;
        }
        if (!told) {
            bot.answerAll();
        }
        log.info("The other process has ended; this one does the due work.");
        return true;
    }

    private boolean relieve(BooleanSupplier givenUp) throws DiscordRefusedException, InterruptedException {
        if (!bot.awaitReady(longest, givenUp) || !bot.connected()) {
            if (!givenUp.getAsBoolean()) {
                log.warn("Discord does not let this process in now, so the other one goes on if it can");
            }
            return false;
        }
        // The time is in the future, because both processes receive the interactions on their way.
        Instant from = Instant.now().plus(UNDER_WAY);
        boolean told = lease.relieve(from);
        if (told) {
            bot.answerFrom(from);
        }
        return told;
    }

    /**
     * Hands over to a standby that can answer, if there is one, and returns when the standby answers; otherwise false,
     * and this process goes on.
     */
    boolean handOver() throws InterruptedException {
        Optional<Instant> relieved = lease.handOver(longest);
        if (relieved.isPresent()) {
            bot.answerUntil(relieved.get());
            Instant noneUnderWay = relieved.get().plus(UNDER_WAY);
            Thread.sleep(Duration.between(Instant.now(), noneUnderWay));
        }
        return relieved.isPresent();
    }
}
