package dolmen.bot.storage.sql;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The right to look after some shards, which one process at a time has. It ends with the process, however that ends,
 * and when it gives no sign of life for ten seconds; nothing that it writes is stored from then on. Others may wait for
 * the right, and take over from a process that wants to end. Safe for use by many threads.
 */
public interface Lease extends AutoCloseable {
    /** That of a process which has a database for itself. */
    Lease ALONE = new LeaseOfAll();

    /** What has come of waiting. */
    enum Waited {
        /** The lease is held. */
        TAKEN,
        /** Its holder wants to be relieved by this process, which is to say since when it answers. */
        ASKED,
        /**
         * Its holder is silent, and this process is the one that may log in already, though answer nobody yet. It is
         * told so once.
         */
        SILENT,
        /** Somebody wants it no more. */
        GIVEN_UP
    }

    /** True if other processes may want it. */
    boolean shared();

    /** Takes it if nobody has it; true if it is held then. */
    boolean take();

    /**
     * Waits until nobody has it, and takes it, or until its holder asks for relief or is silent.
     *
     * @param givenUp asked again and again whether it is still wanted
     */
    Waited await(BooleanSupplier givenUp) throws InterruptedException;

    /** Tells its holder since when this process answers in its place; false if nobody could be told. */
    boolean relieve(Instant from);

    /**
     * Asks whoever waits for it for relief.
     *
     * @param longest how long that may take
     * @return since when another process answers; empty if nobody does
     */
    Optional<Instant> handOver(Duration longest) throws InterruptedException;

    /**
     * True if it was taken and not lost since.
     *
     * @throws dolmen.bot.fault.StorageFaultException if that cannot be asked now
     */
    boolean held();

    /**
     * True once it was taken and lost, for good: this process is to do nothing any more. A process that was frozen asks
     * first, which takes some two seconds at most.
     */
    boolean lost();

    /** True if it is lost, or may be, since for a while nobody could say that it is held. */
    boolean doubtful();

    /** Who has it, in words for the operator; empty if nobody has, or nobody else can. */
    Optional<String> holder();

    /** Gives it back. Closing twice does nothing. */
    @Override
    void close();
}
