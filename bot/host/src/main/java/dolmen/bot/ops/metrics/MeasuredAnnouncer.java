package dolmen.bot.ops.metrics;

import dolmen.bot.match.Match;
import dolmen.bot.match.delivery.Announcer;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.Notice;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Locale;

/**
 * An announcer that measures the time from a change of a match until everybody can read about it. Requests and
 * reminders do not follow such a change, so they are not measured.
 */
record MeasuredAnnouncer(Announcer announcer, MeterRegistry registry, InstantSource clock) implements Announcer {
    /** From a time that feels instant to a quarter of an hour, the lifetime of an interaction's token, and beyond. */
    private static final Duration[] BOUNDS = {
        Duration.ofMillis(250),
        Duration.ofMillis(500),
        Duration.ofSeconds(1),
        Duration.ofSeconds(2),
        Duration.ofSeconds(3),
        Duration.ofSeconds(5),
        Duration.ofSeconds(10),
        Duration.ofSeconds(30),
        Duration.ofMinutes(1),
        Duration.ofMinutes(5),
        Duration.ofMinutes(15),
        Duration.ofHours(1)
    };

    @Override
    public Delivery deliver(Match match, Notice notice) {
        Delivery delivery = announcer.deliver(match, notice);
        boolean ofChange = notice.kind() == Notice.Kind.BOARD || notice.kind() == Notice.Kind.RESULT;
        if (ofChange && delivery instanceof Delivery.Delivered) {
            Timer.builder("dolmen.delivery")
                    .description("Time from a change of a match to its posted board or result")
                    .tag("kind", notice.kind().name().toLowerCase(Locale.ROOT))
                    .serviceLevelObjectives(BOUNDS)
                    .register(registry)
                    .record(Duration.between(match.changedAt(), clock.instant()));
        }
        return delivery;
    }
}
