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
 * One process in the place of another with the same shards: both are logged in for a moment, and agree on the time from
 * which the new one answers.
 *
 * @param longest how long it takes at most until the new one answers
 */
public record Succession(Lease lease, DiscordBot bot, Duration longest) {
    private static final Logger log = LoggerFactory.getLogger(Succession.class);

    /** What is under way between Discord and the two. */
    private static final Duration UNDER_WAY = Duration.ofSeconds(2);

    /** Shards log in one after the other, if Discord lets no more at once. */
    private static final Duration LOGIN = Duration.ofSeconds(6);

    private static final long LOGINS_IN_RESERVE = 4;

    /** How long it takes at most until another process with so many shards answers. */
    public static Duration longest(int shards) {
        return LOGIN.multipliedBy(shards + LOGINS_IN_RESERVE);
    }

    /**
     * Answers in the place of the other process as soon as that one asks for it, or has lost its lease, and waits until
     * it has ended.
     *
     * @param givenUp true once this process is to stop
     */
    void takeOver(Lease.Waited first, BooleanSupplier givenUp) throws DiscordRefusedException, InterruptedException {
        boolean told = false;
        Lease.Waited waited = first;
        while (waited == Lease.Waited.ASKED || waited == Lease.Waited.SILENT) {
            if (waited == Lease.Waited.ASKED && !told) {
                told = relieve();
            }
            waited = lease.await(givenUp);
        }
        if (!told) {
            bot.answerAll();
        }
        log.info("The other process has ended; this one does what is due.");
    }

    private boolean relieve() throws DiscordRefusedException, InterruptedException {
        if (!bot.awaitReady(longest)) {
            log.warn("Discord has not answered yet; the other process may end before this one is ready.");
        }
        // Both know the time before it comes, since what is under way reaches both.
        Instant from = Instant.now().plus(UNDER_WAY);
        boolean told = lease.relieve(from);
        if (told) {
            bot.answerFrom(from);
        }
        return told;
    }

    /** Lets a process that stands by answer in the place of this one; returns when it does, or when none can. */
    void handOver() throws InterruptedException {
        Optional<Instant> relieved = lease.handOver(longest);
        if (relieved.isPresent()) {
            bot.answerUntil(relieved.get());
            Instant noneUnderWay = relieved.get().plus(UNDER_WAY);
            Thread.sleep(Duration.between(Instant.now(), noneUnderWay));
        }
    }
}
