package dolmen.bot.discord.desk;

import dolmen.bot.survival.Survival;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The interactions in progress. Closing waits for them, and an error in one of them does not affect the others. Safe
 * for use by many threads.
 */
public final class InFlight {
    private final Survival survival;
    private final Phaser phaser = new Phaser(1);
    private volatile boolean closed;

    /** @param survival receives every error that stops a task */
    public InFlight(Survival survival) {
        this.survival = survival;
    }

    /** Runs the task, which logs its own errors; after closing, does nothing and returns false. */
    public boolean run(Runnable task) {
        return run(task, Runnable::run);
    }

    /** As above, on these threads; the task counts as started at once. */
    public boolean run(Runnable task, Executor threads) {
        if (closed || phaser.register() < 0) {
            return false;
        }
        var counted = new AtomicBoolean(true);
        boolean begun = false;
        try {
            threads.execute(() -> drive(task, counted));
            begun = true;
        } finally {
            if (!begun) {
                leave(counted);
            }
        }
        return true;
    }

    private void drive(Runnable task, AtomicBoolean counted) {
        try {
            task.run();
        } catch (Error failure) {
            survival.met("the answer to a person", failure);
        } finally {
            leave(counted);
        }
    }

    private void leave(AtomicBoolean counted) {
        if (counted.compareAndSet(true, false)) {
            phaser.arriveAndDeregister();
        }
    }

    /** The number of tasks that have started and not finished. */
    public int underWay() {
        return Math.max(0, phaser.getRegisteredParties() - (closed ? 0 : 1));
    }

    /** Refuses new tasks and waits for the started ones, up to the given time. */
    public void close(Duration longest) {
        if (closed) {
            return;
        }
        closed = true;
        try {
            phaser.awaitAdvanceInterruptibly(phaser.arriveAndDeregister(), longest.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (TimeoutException unfinished) {
            // People who still wait for an answer get none; their changes are stored.
        }
    }
}
