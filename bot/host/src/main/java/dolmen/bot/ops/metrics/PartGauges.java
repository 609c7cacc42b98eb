package dolmen.bot.ops.metrics;

import dolmen.bot.match.picture.Shelf;
import dolmen.bot.survival.UncaughtFailures;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;

/** Metrics of the workers, cached pictures, backups and failures of a host. */
final class PartGauges {
    private final MeterRegistry registry;

    /** Strong references, because the library has only weak ones. */
    private final List<Supplier<Shelf>> held = new CopyOnWriteArrayList<>();

    PartGauges(MeterRegistry registry) {
        this.registry = registry;
    }

    /** Measures the state of a worker. */
    void worker(String name, Supplier<WorkerFigures> worker) {
        worker(name, "dolmen.worker.alive", "1 while the worker runs", worker, now -> now.alive() ? 1 : 0);
        worker(
                name,
                "dolmen.worker.idle.seconds",
                "Time since the worker's last pass without a failure",
                worker,
                now -> now.idle().toMillis() / 1000.0);
        worker(name, "dolmen.worker.failures", "Failed passes since the last success", worker, WorkerFigures::failures);
    }

    private void worker(
            String name,
            String measure,
            String meaning,
            Supplier<WorkerFigures> worker,
            ToDoubleFunction<WorkerFigures> value) {
        Gauge.builder(measure, () -> value.applyAsDouble(worker.get()))
                .description(meaning)
                .tag("worker", name)
                .register(registry);
    }

    /** Measures the cached pictures, under the metric names of other caches. */
    void pictures(String name, Supplier<Shelf> shelf) {
        held.add(shelf);
        shelf(name, "cache.size", "Entries", shelf, Shelf::pictures);
        shelf(name, "dolmen.pictures.bytes", "Size of the cached pictures", shelf, Shelf::bytes);
        asked(name, "hit", shelf, Shelf::hits);
        asked(name, "miss", shelf, Shelf::misses);
    }

    private void shelf(
            String name, String measure, String meaning, Supplier<Shelf> shelf, ToDoubleFunction<Shelf> value) {
        Gauge.builder(measure, () -> value.applyAsDouble(shelf.get()))
                .description(meaning)
                .tag("cache", name)
                .register(registry);
    }

    private void asked(String name, String result, Supplier<Shelf> shelf, ToDoubleFunction<Shelf> value) {
        FunctionCounter.builder("cache.gets", shelf, now -> value.applyAsDouble(now.get()))
                .tag("cache", name)
                .tag("result", result)
                .register(registry);
    }

    void backups(Supplier<Optional<Duration>> age, Supplier<Number> failures) {
        Gauge.builder(
                        "dolmen.backup.age.seconds",
                        () -> age.get().map(old -> old.toMillis() / 1000.0).orElse(Double.NaN))
                .description("Age of the latest backup of the host")
                .register(registry);
        Gauge.builder("dolmen.backup.failures", failures)
                .description("Failed backups since the last success")
                .register(registry);
    }

    /** Measures the number of uncaught failures. */
    void failures(UncaughtFailures failures) {
        FunctionCounter.builder("dolmen.uncaught.failures", failures, UncaughtFailures::count)
                .description("Uncaught failures; each is in the log")
                .register(registry);
    }
}
