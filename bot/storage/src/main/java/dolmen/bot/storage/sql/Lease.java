package dolmen.bot.storage.sql;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The right to serve some shards. One process has it at a time. It ends when the process ends for any reason, or sends
 * no heartbeat for ten seconds; from then on the process can store nothing. Other processes may wait for the lease, and
 * take over from a process that wants to stop. Safe for use by many threads.
 */
public interface Lease extends AutoCloseable {
    /** The lease of a process with a database of its own. */
    Lease ALONE = new LeaseOfAll();

    /** The result of waiting. */
    enum Waited {
        /** The lease is held. */
        TAKEN,
        /** The holder asks this process to relieve it, and to report the time from which this process answers. */
        ASKED,
        /**
         * The holder is silent, and this process was chosen to log in early, without answering yet. Returned at most
         * once to a process.
         */
        SILENT,
        /** The wait was given up, or another process has taken the lease although this one relieved its holder. */
        GIVEN_UP
    }

    /** True if other processes may take the lease. */
    boolean shared();

    /** Takes the lease if it is free; true if this process holds it afterwards. */
    boolean take();

    /**
     * Waits until the lease is free, and takes it, or until its holder asks for relief or falls silent.
     *
     * @param givenUp polled; true ends the wait
     */
    Waited await(BooleanSupplier givenUp) throws InterruptedException;

    /**
     * Offers the holder, which asked for relief, to answer instead from the given time.
     *
     * @return true if the holder has confirmed it; otherwise the holder goes on
     */
    boolean relieve(Instant from);

    /**
     * Asks the waiting processes for relief. The holder answers until one of them can answer itself.
     *
     * @param longest the maximum wait for a process that is coming
     * @return the time from which this process leaves the answers to another; empty if none answers, so that this one
     *     goes on
     */
    Optional<Instant> handOver(Duration longest);

    /**
     * True if this process holds the lease.
     *
     * @throws dolmen.bot.fault.StorageFaultException if the database cannot tell now
     */
    boolean held();

    /**
     * True once this process has lost the lease for good; it must then stop working. After a freeze, this method asks
     * the database first, which takes at most about two seconds. A process that answers before it has the lease has
     * lost it for as long as it has heard nothing from the database for ten seconds.
     */
    boolean lost();

    /** True if the lease is lost, or may be, because the database has not confirmed it for a while. */
    boolean doubtful();

    /**
     * A description of the holder for the operator; empty if there is none, or if other processes cannot hold the
     * lease.
     */
    Optional<String> holder();

    /** Releases the lease. Idempotent. */
    @Override
    void close();
}
