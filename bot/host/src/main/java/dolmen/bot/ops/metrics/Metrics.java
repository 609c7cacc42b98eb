package dolmen.bot.ops.metrics;

import com.github.benmanes.caffeine.cache.Cache;
import dolmen.bot.discord.DiscordBot;
import dolmen.bot.discord.DiscordWatch;
import dolmen.bot.match.delivery.Announcer;
import dolmen.bot.match.picture.Shelf;
import dolmen.bot.storage.Database;
import dolmen.bot.storage.sql.StatementWatch;
import dolmen.bot.survival.UncaughtFailures;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.binder.cache.CaffeineCacheMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.core.instrument.config.MeterFilter;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;

/** All metrics of one host. No label names a person, a server or a match. Safe for use by many threads. */
public final class Metrics implements AutoCloseable {
    private static final Set<String> OF_PROCESS = Set.of("jvm", "process", "system");

    private final PrometheusMeterRegistry registry;
    private final JvmGcMetrics collections = new JvmGcMetrics();
    private final StoredGauges stored;
    private final ShardGauges shards;
    private final PartGauges parts;
    private final InstantSource clock;

    /**
     * @param clock the clock of the matches
     * @param host the name of the host, which labels its metrics, if there are several in this process
     */
    public Metrics(InstantSource clock, Optional<String> host) {
        this.clock = clock;
        this.registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        host.ifPresent(name -> registry.config().meterFilter(labelled(name)));
        this.shards = new ShardGauges(registry);
        this.parts = new PartGauges(registry);
        this.stored = new StoredGauges(registry, clock);
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
        collections.bindTo(registry);
    }

    private static MeterFilter labelled(String host) {
        return new MeterFilter() {
            @Override
            public Meter.Id map(Meter.Id id) {
                String area = id.getName().split("\\.", 2)[0];
                return OF_PROCESS.contains(area) ? id : id.withTag(Tag.of("host", host));
            }
        };
    }

    /** Measures the stored rows of all hosts of the database, which takes a while. */
    public void watchRows(Database database) {
        stored.follow(database::figures);
    }

    /** Measures statements and waits for the database. */
    public void watch(Database database) {
        database.measure(statements());
        gauge(
                "dolmen.database.damaged",
                "1 once damage was found",
                database,
                now -> now.damage().isPresent() ? 1 : 0);
        gauge(
                "dolmen.database.writable",
                "1 unless nothing can be stored now",
                database,
                now -> now.refusal().isPresent() ? 0 : 1);
    }

    private StatementWatch statements() {
        return new StatementMetrics(registry);
    }

    /** The watch that records the requests and events of the bot on Discord. */
    public DiscordWatch ofDiscord() {
        return new DiscordMetrics(registry);
    }

    /** Measures the connections and the interactions in progress. */
    public void watch(DiscordBot bot) {
        shards.follow(bot::shards);
        gauge(
                "dolmen.interactions.in.flight",
                "Interactions and messages that are being answered",
                bot,
                DiscordBot::inFlight);
    }

    private <T> void gauge(String name, String meaning, T watched, ToDoubleFunction<T> value) {
        Gauge.builder(name, watched, value).description(meaning).register(registry);
    }

    /** Measures a cache that records its statistics. */
    public void watch(String name, Cache<?, ?> cache) {
        CaffeineCacheMetrics.monitor(registry, cache, name);
    }

    /** Measures the cached pictures. */
    public void watchPictures(String name, Supplier<Shelf> shelf) {
        parts.pictures(name, shelf);
    }

    /** Measures the state of a worker. */
    public void watchWorker(String name, Supplier<WorkerFigures> worker) {
        parts.worker(name, worker);
    }

    /** Measures the host's backups; their age is NaN if it makes none. */
    public void watchBackups(Supplier<Optional<Duration>> age, Supplier<Number> failures) {
        parts.backups(age, failures);
    }

    /** Counts uncaught failures. */
    public void watch(UncaughtFailures failures) {
        parts.failures(failures);
    }

    /** The given announcer, which then measures the time from a change of a match until everybody can read about it. */
    public Announcer measured(Announcer announcer) {
        return new MeasuredAnnouncer(announcer, registry, clock);
    }

    /** The current metrics, in the text format of Prometheus. */
    public String text() {
        stored.refresh();
        shards.refresh();
        return registry.scrape();
    }

    @Override
    public void close() {
        collections.close();
        registry.close();
    }
}
