package dolmen.bot.storage.sql;

import dolmen.bot.fault.StorageFault;
import dolmen.bot.fault.StorageFaultException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The current fault of the store. It is logged in one line at its start and at its end. Safe for use by many threads.
 */
final class Trouble {
    private static final Logger log = LoggerFactory.getLogger(Trouble.class);

    private static final Duration BETWEEN_QUESTIONS = Duration.ofMillis(250);

    private final Runnable question;
    private final AtomicReference<Optional<StorageFault>> now = new AtomicReference<>(Optional.empty());
    private final AtomicReference<Optional<StorageFaultException>> away = new AtomicReference<>(Optional.empty());
    /** The number of refusals since the fault started. */
    private final AtomicLong refusals = new AtomicLong();

    private final AtomicReference<Optional<String>> damage = new AtomicReference<>(Optional.empty());

    /** @param question a query that tests whether the database is back */
    Trouble(Runnable question) {
        this.question = question;
    }

    /** The known reason why nothing can be stored now, as a message for the operator. */
    Optional<String> refusal() {
        return now.get().filter(fault -> fault != StorageFault.BUSY).map(Faults::advice);
    }

    /** The first damage found, if any; it remains even if other data can be stored. */
    Optional<String> damage() {
        return damage.get();
    }

    /**
     * Runs work with the database. While the database is known to be unreachable, this fails at once, because people
     * wait for an answer. A separate thread tests whether the database is back.
     *
     * @throws StorageFaultException if the work is impossible now
     */
    <T> T during(Supplier<T> work) {
        Optional<StorageFaultException> known = away.get();
        if (known.isPresent()) {
            StorageFault fault = known.get().fault();
            throw new StorageFaultException(fault, Faults.advice(fault), known.get());
        }
        try {
            return work.get();
        } catch (RuntimeException failure) {
            RuntimeException told = told(failure);
            if (told instanceof StorageFaultException fault
                    && Faults.away(failure)
                    && away.compareAndSet(Optional.empty(), Optional.of(fault))) {
                Thread.ofVirtual().name("database").start(this::awaitReturn);
            }
            throw told;
        }
    }

    /** Tests until the answer changes, or the database is closed. */
    private void awaitReturn() {
        try {
            while (stillAway()) {
                Thread.sleep(BETWEEN_QUESTIONS);
            }
        } catch (InterruptedException told) {
            Thread.currentThread().interrupt();
        } finally {
            away.set(Optional.empty());
        }
    }

    private boolean stillAway() {
        try {
            question.run();
            return false;
        } catch (RuntimeException failure) {
            return Faults.away(failure) || Faults.waitedInVain(failure);
        }
    }

    /** The exception for a fault of the store, if the failure is one; else the failure itself. */
    private RuntimeException told(RuntimeException failure) {
        Optional<StorageFault> behind =
                failure instanceof StorageFaultException known ? Optional.of(known.fault()) : Faults.behind(failure);
        return behind.<RuntimeException>map(fault -> began(fault, failure)).orElse(failure);
    }

    private StorageFaultException began(StorageFault fault, RuntimeException failure) {
        if (fault == StorageFault.DAMAGED) {
            damage.compareAndSet(Optional.empty(), Optional.of(Faults.reason(failure)));
        }
        refusals.incrementAndGet();
        if (!now.getAndSet(Optional.of(fault)).equals(Optional.of(fault))) {
            log.error("{} ({})", Faults.advice(fault), Faults.reason(failure));
        }
        return new StorageFaultException(fault, Faults.advice(fault), failure);
    }

    /** Ends the fault, after a successful write. */
    void over() {
        if (now.get().isPresent() && now.getAndSet(Optional.empty()).isPresent()) {
            log.info("The database can be written again. Refused meanwhile: {}.", refusals.getAndSet(0));
        }
    }
}
