package dolmen.bot.ops.metrics;

import dolmen.bot.storage.DatabaseFigures;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.MultiGauge;
import io.micrometer.core.instrument.Tags;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Counts of rows in the database, at the time of each reading; NaN while the database does not answer. */
final class StoredGauges {
    /** The maximum number of labels, because each costs memory wherever it is stored, and options multiply. */
    private static final int MOST_VARIANTS = 50;

    private final MultiGauge endedMatches;
    private volatile Supplier<Optional<DatabaseFigures>> source = Optional::empty;
    private volatile Optional<DatabaseFigures> latest = Optional.empty();

    StoredGauges(MeterRegistry registry, InstantSource clock) {
        gauge(
                registry,
                "dolmen.database.bytes",
                "Size of the database",
                figures -> figures.size().all());
        gauge(
                registry,
                "dolmen.database.free.bytes",
                "Free part of the database",
                figures -> known(figures.size().free()));
        gauge(
                registry,
                "dolmen.database.wal.bytes",
                "Changes not merged into the database yet",
                figures -> known(figures.size().toMerge()));
        gauge(registry, "dolmen.notices.waiting", "Messages owed to Discord", DatabaseFigures::noticesWaiting);
        gauge(
                registry,
                "dolmen.notices.oldest.seconds",
                "Age of the oldest board or result owed to Discord",
                figures -> figures.oldestNotice()
                        .map(since -> Duration.between(since, clock.instant()).toMillis() / 1000.0)
                        .orElse(0.0));
        gauge(registry, "dolmen.matches.live", "Matches that have not ended", DatabaseFigures::liveMatches);
        gauge(
                registry,
                "dolmen.matches.silent",
                "Live matches that rest, because nothing can be written where they are played",
                DatabaseFigures::silentMatches);
        this.endedMatches = MultiGauge.builder("dolmen.matches.ended")
                .description("Matches that have ended, by variant; the rarest together as other")
                .register(registry);
    }

    private void gauge(MeterRegistry registry, String name, String meaning, ToDoubleFunction<DatabaseFigures> figure) {
        Gauge.builder(
                        name,
                        this,
                        gauges -> gauges.latest.map(figure::applyAsDouble).orElse(Double.NaN))
                .description(meaning)
                .register(registry);
    }

    private static double known(OptionalLong bytes) {
        return bytes.isPresent() ? bytes.getAsLong() : Double.NaN;
    }

    /** Reads the counts of this database from now on. */
    void follow(Supplier<DatabaseFigures> figures) {
        source = () -> Optional.of(figures.get());
    }

    /** Reads the counts again. */
    void refresh() {
        try {
            latest = source.get();
        } catch (RuntimeException unanswered) {
            latest = Optional.empty();
        }
        latest.ifPresent(figures -> endedMatches.register(rows(figures.endedMatches()), true));
    }

    private static List<MultiGauge.Row<?>> rows(Map<String, Long> ended) {
        Stream<MultiGauge.Row<?>> named =
                ended.entrySet().stream().limit(MOST_VARIANTS).map(entry -> row(entry.getKey(), entry.getValue()));
        long others = ended.values().stream()
                .skip(MOST_VARIANTS)
                .mapToLong(Long::longValue)
                .sum();
        return Stream.concat(named, others == 0 ? Stream.of() : Stream.of(row("other", others)))
                .collect(Collectors.toList());
    }

    private static MultiGauge.Row<?> row(String variant, long matches) {
        return MultiGauge.Row.of(Tags.of("variant", variant), matches);
    }
}
