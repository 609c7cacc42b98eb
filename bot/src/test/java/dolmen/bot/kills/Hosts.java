package dolmen.bot.kills;

import dolmen.bot.e2e.HostProcess;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The processes of a drill, one after the other, each ready before it is killed. */
final class Hosts {
    private static final String READY = "Dolmen is on Discord.";
    private static final String STANDS_BY = "This one stands by";

    private final Lodging lodging;
    private final Map<String, String> discord;
    private final List<HostProcess> all = new ArrayList<>();
    private final List<Duration> starts = new ArrayList<>();
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

    /**
     * The next host, ready: the one that stood by, or one that is started. A host that has ended of its own accord is
     * followed by another, as operators see to.
     */
    HostProcess next() throws IOException, InterruptedException {
        while (true) {
            Instant before = Instant.now();
            HostProcess host = standby.isPresent() ? standby.get() : started();
            standby = Optional.empty();
            try {
                host.awaitOutput(READY);
                starts.add(Duration.between(before, Instant.now()));
                if (lodging.kept()) {
                    HostProcess next = started();
                    next.awaitOutput(STANDS_BY);
                    standby = Optional.of(next);
                }
                return host;
            } catch (AssertionError ended) {
                endedAtStart++;
                host.kill();
            }
        }
    }

    private HostProcess started() throws IOException {
        HostProcess host = lodging.start(lodging.shards(), discord);
        all.add(host);
        return host;
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

    /** How long each took until it was ready. */
    List<Duration> starts() {
        return List.copyOf(starts);
    }

    int endedAtStart() {
        return endedAtStart;
    }
}
