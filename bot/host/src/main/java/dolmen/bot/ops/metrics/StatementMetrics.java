package dolmen.bot.ops.metrics;

import dolmen.bot.storage.sql.StatementWatch;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;

/** Measures the time of statements, and the time that transactions wait before they may write. */
final class StatementMetrics implements StatementWatch {
    /** Up to ten seconds, the time that SQLite waits for a lock. */
    private static final Duration[] BOUNDS = {
        Duration.ofNanos(100_000),
        Duration.ofMillis(1),
        Duration.ofMillis(10),
        Duration.ofMillis(100),
        Duration.ofSeconds(1),
        Duration.ofSeconds(10)
    };

    private final Timer statements;
    private final Timer waits;

    StatementMetrics(MeterRegistry registry) {
        this.statements = Timer.builder("dolmen.database.statement")
                .description("Time of statements")
                .serviceLevelObjectives(BOUNDS)
                .register(registry);
        this.waits = Timer.builder("dolmen.database.write.wait")
                .description("Time that transactions wait before they may write")
                .serviceLevelObjectives(BOUNDS)
                .register(registry);
    }

    @Override
    public void executed(Duration took) {
        statements.record(took);
    }

    @Override
    public void waited(Duration toWrite) {
        waits.record(toWrite);
    }
}
