package dolmen.bot.storage.sql;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The lease of a process that has the database alone. No other process can wait for it. */
final class LeaseOfAll implements Lease {
    @Override
    public boolean shared() {
        return false;
    }

    @Override
    public boolean take() {
        return true;
    }

    @Override
    public Waited await(BooleanSupplier givenUp) {
        return Waited.TAKEN;
    }

    @Override
    public boolean relieve(Instant from) {
        return false;
    }

    @Override
    public Optional<Instant> handOver(Duration longest) {
        return Optional.empty();
    }

    @Override
    public boolean held() {
        return true;
    }

    @Override
    public boolean lost() {
        return false;
    }

    @Override
    public boolean doubtful() {
        return false;
    }

    @Override
    public Optional<String> holder() {
        return Optional.empty();
    }

    @Override
    public void close() {}
}
