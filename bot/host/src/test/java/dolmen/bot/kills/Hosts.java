package dolmen.bot.kills;

import dolmen.bot.e2e.HostProcess;
import dolmen.bot.storage.WayToServer;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The processes of a drill, one after the other, each ready before something is done to it. Where another stands by,
 * each has a way of its own to the server of the database.
 */
final class Hosts implements AutoCloseable {
    private static final String READY = "Dolmen is on Discord.";
    private static final String STANDS_BY = "This one stands by";

    private final Lodging lodging;
    private final Map<String, String> discord;
    private final List<HostProcess> all = new ArrayList<>();
    private final Map<HostProcess, WayToServer> ways = new HashMap<>();
    private final Map<String, List<Duration>> followed = new TreeMap<>();
    private int endedAtStart;
    private Optional<HostProcess> standby = Optional.empty();

    Hosts(Lodging lodging, Sandbox sandbox) {
        this.lodging = lodging;
        this.discord = discord(sandbox);
    }

    /** The variables by which a process finds that Discord. */
    static Map<String, String> discord(Sandbox sandbox) {
        return Map.of(
                "DISCORD_TOKEN", SandboxConfiguration.DEFAULT_TOKEN,
                "DISCORD_API_BASE", sandbox.apiBase().toString(),
                "DISCORD_GATEWAY", sandbox.gatewayUrl().toString());
    }

    /** Starts those that are not killed. */
    void begin() throws IOException, InterruptedException {
        if (lodging.kept()) {
            HostProcess other = lodging.start(lodging.others(), discord);
            all.add(other);
            other.awaitOutput(READY);
        }
    }

    /** The first host, ready. */
    HostProcess first() throws IOException, InterruptedException {
        return ready();
    }

    /**
     * The host that follows, ready: the one that stood by, or one that is started.
     *
     * @param after what, in words
     * @param at when that was
     */
    HostProcess next(String after, Instant at) throws IOException, InterruptedException {
        HostProcess host = ready();
        followed.computeIfAbsent(after, none -> new ArrayList<>()).add(Duration.between(at, Instant.now()));
        return host;
    }

    /** A host that has ended of its own accord is followed by another, as operators see to. */
    private HostProcess ready() throws IOException, InterruptedException {
        while (true) {
            HostProcess host = standby.isPresent() ? standby.get() : started();
            standby = Optional.empty();
            try {
                host.awaitOutput(READY);
                return host;
            } catch (AssertionError ended) {
                endedAtStart++;
                host.kill();
            }
        }
    }

    /** Lets another one stand by, if one does here. */
    void standBy() throws IOException, InterruptedException {
        if (lodging.kept()) {
            HostProcess next = started();
            next.awaitOutput(STANDS_BY);
            standby = Optional.of(next);
        }
    }

    private HostProcess started() throws IOException {
        if (lodging.address() instanceof DatabaseAddress.Server server) {
            WayToServer way = WayToServer.to(server.url());
            HostProcess host = lodging.start(lodging.shards(), discord, way.of(server));
            ways.put(host, way);
            all.add(host);
            return host;
        }
        HostProcess host = lodging.start(lodging.shards(), discord);
        all.add(host);
        return host;
    }

    /** The way of a host to its database. */
    WayToServer way(HostProcess host) {
        return Optional.ofNullable(ways.get(host)).orElseThrow();
    }

    /** Ends all of them. */
    void end() throws InterruptedException {
        for (HostProcess host : all) {
            host.kill();
        }
    }

    List<HostProcess> all() {
        return List.copyOf(all);
    }

    /** How long it took each time until the next one was ready, by what had happened. */
    Map<String, List<Duration>> followed() {
        return Collections.unmodifiableMap(followed);
    }

    int endedAtStart() {
        return endedAtStart;
    }

    @Override
    public void close() throws IOException {
        for (WayToServer way : ways.values()) {
            way.close();
        }
    }
}
