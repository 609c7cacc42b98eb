package dolmen.bot.storage.sql;

import dolmen.bot.fault.StorageFault;
import dolmen.bot.fault.StorageFaultException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What is wrong with the store just now: told in one line when it begins and when it is over. Safe for many threads.
 */
final class Trouble {
    private static final Logger log = LoggerFactory.getLogger(Trouble.class);

    private final AtomicReference<Optional<StorageFault>> now = new AtomicReference<>(Optional.empty());
    private final AtomicReference<Optional<String>> damage = new AtomicReference<>(Optional.empty());

    /** What was first found to be damaged, if anything was; it does not pass when something else can be stored. */
    Optional<String> damage() {
        return damage.get();
    }

    /** The failure in the words of the store, if it is a fault of the store's; else the failure itself. */
    RuntimeException told(RuntimeException failure) {
        return Faults.behind(failure)
                .<RuntimeException>map(fault -> began(fault, failure))
                .orElse(failure);
    }

    private StorageFaultException began(StorageFault fault, RuntimeException failure) {
        if (fault == StorageFault.DAMAGED) {
            damage.compareAndSet(Optional.empty(), Optional.of(Faults.reason(failure)));
        }
        if (!now.getAndSet(Optional.of(fault)).equals(Optional.of(fault))) {
            log.error("{} ({})", Faults.advice(fault), Faults.reason(failure));
        }
        return new StorageFaultException(fault, Faults.advice(fault), failure);
    }

    /** Something was stored. */
    void over() {
        if (now.get().isPresent() && now.getAndSet(Optional.empty()).isPresent()) {
            log.info("The database can be written again.");
        }
    }
}
