package dolmen.bot.ops;

import dolmen.bot.storage.sql.Lease;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A process that waits for its shards while another one has them. */
public final class Standby {
    private static final Logger log = LoggerFactory.getLogger(Standby.class);
    private static final Duration BETWEEN_QUESTIONS = Duration.ofSeconds(2);

    private Standby() {}

    /**
     * Takes the lease, or waits until it is free, or its holder asks for relief or falls silent. A process that Discord
     * does not let in leaves all of that to others, if others can have the lease.
     *
     * @param waiting run when this process starts to stand by
     * @param able true if this process could serve the shards now
     * @param givenUp true once this process must stop
     */
    public static Lease.Waited await(Lease lease, Runnable waiting, BooleanSupplier able, BooleanSupplier givenUp)
            throws InterruptedException {
        boolean free = lease.take();
        if (!free) {
            log.info(
                    "Another process has these shards: {}. This one stands by, and takes over when that one ends.",
                    lease.holder().orElse("it is just ending"));
            waiting.run();
        }
        Lease.Waited waited = free ? Lease.Waited.TAKEN : listen(lease, givenUp);
        while (waited != Lease.Waited.GIVEN_UP && lease.shared() && !able.getAsBoolean()) {
            log.warn("Discord does not let this process in now, so it leaves the shards to others");
            lease.close();
            while (waited == Lease.Waited.TAKEN && !givenUp.getAsBoolean() && !able.getAsBoolean()) {
                Thread.sleep(BETWEEN_QUESTIONS);
            }
            log.info("This one stands by again");
            waiting.run();
            waited = listen(lease, givenUp);
        }
        return waited;
    }

    private static Lease.Waited listen(Lease lease, BooleanSupplier givenUp) throws InterruptedException {
        Lease.Waited waited = lease.await(givenUp);
        switch (waited) {
            case TAKEN -> log.info("No other process has these shards; this one takes them");
            case ASKED -> log.info("The other process wants to end; this one logs in to relieve it");
            case SILENT -> log.warn("The other process is silent; this one logs in, but does not answer anybody yet");
            case GIVEN_UP -> log.debug("No longer standing by");
        }
        return waited;
    }
}
