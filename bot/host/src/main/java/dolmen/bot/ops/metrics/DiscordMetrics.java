package dolmen.bot.ops.metrics;

import dolmen.bot.discord.DiscordWatch;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.Set;

/** Metrics of Discord: the time to the first answer, the results of requests, and the events of the gateway. */
final class DiscordMetrics implements DiscordWatch {
    private static final int TOO_MANY_REQUESTS = 429;
    private static final Set<String> RECONNECTS = Set.of("SessionResumeEvent", "SessionRecreateEvent");

    /** Bounds around three seconds, after which Discord tells the person that the bot does not answer. */
    private static final Duration[] BOUNDS = {
        Duration.ofMillis(50),
        Duration.ofMillis(100),
        Duration.ofMillis(250),
        Duration.ofMillis(500),
        Duration.ofSeconds(1),
        Duration.ofSeconds(2),
        Duration.ofMillis(2500),
        Duration.ofSeconds(3),
        Duration.ofSeconds(5)
    };

    private final MeterRegistry registry;
    private final Counter rateLimited;
    private final Counter reconnects;

    DiscordMetrics(MeterRegistry registry) {
        this.registry = registry;
        this.rateLimited = Counter.builder("dolmen.discord.rate.limited")
                .description("Requests that Discord refused because there were too many")
                .register(registry);
        this.reconnects = Counter.builder("dolmen.gateway.reconnects")
                .description("Reconnections to the gateway")
                .register(registry);
    }

    @Override
    public void acknowledged(String kind, Duration after) {
        Timer.builder("dolmen.acknowledgement")
                .description("Time from an interaction to Discord's first answer")
                .tag("kind", kind)
                .serviceLevelObjectives(BOUNDS)
                .register(registry)
                .record(after);
    }

    @Override
    public void requested(String method, int status, Duration took) {
        Timer.builder("dolmen.discord.request")
                .description("Requests to Discord; the status 0 means no answer")
                .tag("method", method)
                .tag("status", Integer.toString(status))
                .register(registry)
                .record(took);
        if (status == TOO_MANY_REQUESTS) {
            rateLimited.increment();
        }
    }

    @Override
    public void refused(String route, int status, int code) {
        Counter.builder("dolmen.discord.refusals")
                .description("Requests that Discord refused, by its error code; 0 without one")
                .tag("route", route)
                .tag("status", Integer.toString(status))
                .tag("code", Integer.toString(code))
                .register(registry)
                .increment();
    }

    @Override
    public void happened(String event) {
        Counter.builder("dolmen.gateway.events")
                .description("Gateway events, by the library's names")
                .tag("event", event)
                .register(registry)
                .increment();
        if (RECONNECTS.contains(event)) {
            reconnects.increment();
        }
    }
}
