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
 * What is wrong with the store just now: told in one line when it begins and when it is over. Safe for many threads.
 */
final class Trouble {
    private static final Logger log = LoggerFactory.getLogger(Trouble.class);

    private static final Duration BETWEEN_QUESTIONS = Duration.ofMillis(250);

    private final Runnable question;
    private final AtomicReference<Optional<StorageFault>> now = new AtomicReference<>(Optional.empty());
    private final AtomicReference<Optional<StorageFaultException>> away = new AtomicReference<>(Optional.empty());
    /** How often something was refused since it began. */
    private final AtomicLong refusals = new AtomicLong();

    private final AtomicReference<Optional<String>> damage = new AtomicReference<>(Optional.empty());

    /** @param question to the database, by which it is found out whether it is back */
    Trouble(Runnable question) {
        this.question = question;
    }

    /** What keeps anything from being stored now, as far as is known, in words for the operator. */
    Optional<String> refusal() {
        return now.get().filter(fault -> fault != StorageFault.BUSY).map(Faults::advice);
    }

    /** What was first found to be damaged, if anything was; it does not pass when something else can be stored. */
    Optional<String> damage() {
        return damage.get();
    }

    /**
     * Does work with the database. While that is known to be away, everybody is told so at once, since people wait for
     * an answer; a thread of its own asks whether it is back.
     *
     * @throws StorageFaultException if nothing can be done now
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

    /** Asks until there is any other answer, also that the database was closed meanwhile. */
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

    /** The failure in the words of the store, if it is a fault of the store's; else the failure itself. */
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

    /** Something was stored. */
    void over() {
        if (now.get().isPresent() && now.getAndSet(Optional.empty()).isPresent()) {
            log.info("The database can be written again. Refused meanwhile: {}.", refusals.getAndSet(0));
        }
    }
}
