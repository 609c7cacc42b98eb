package dolmen.bot.ops.metrics;

import dolmen.bot.discord.ShardHealth;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.MultiGauge;
import io.micrometer.core.instrument.Tags;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** Metrics of the shards of this process, at the time of each reading. */
final class ShardGauges {
    private final MultiGauge connected;
    private final MultiGauge pings;
    private final MultiGauge servers;
    private volatile Supplier<List<ShardHealth>> source = List::of;

    ShardGauges(MeterRegistry registry) {
        this.connected = gauge(registry, "dolmen.gateway.connected", "1 while the shard is connected to the gateway");
        this.pings = gauge(registry, "dolmen.gateway.ping.seconds", "Duration of the latest heartbeat of the shard");
        this.servers = gauge(registry, "dolmen.gateway.servers", "Servers of the shard");
    }

    private static MultiGauge gauge(MeterRegistry registry, String name, String meaning) {
        return MultiGauge.builder(name).description(meaning).register(registry);
    }

    /** Reads these shards from now on. */
    void follow(Supplier<List<ShardHealth>> shards) {
        source = shards;
    }

    /** Reads the shards again. */
    void refresh() {
        List<ShardHealth> shards = source.get();
        show(connected, shards, shard -> shard.connected() ? 1 : 0);
        show(pings, shards, shard -> shard.ping().toMillis() / 1000.0);
        show(servers, shards, ShardHealth::servers);
    }

    private static void show(MultiGauge gauge, List<ShardHealth> shards, ToDoubleFunction<ShardHealth> figure) {
        gauge.register(
                shards.stream()
                        .map(shard -> MultiGauge.Row.of(
                                Tags.of("shard", String.valueOf(shard.number())), figure.applyAsDouble(shard)))
                        .collect(Collectors.toList()),
                true);
    }
}
