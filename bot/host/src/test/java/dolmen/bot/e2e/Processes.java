package dolmen.bot.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.Shards;
import dolmen.bot.storage.TestDatabase;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import dolmen.sandbox.login.LoginLimits;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;

/**
 * How the tests of a local Discord divide its servers among hosts: one host has all of them, or each of two has two of
 * four shards, over one database of a server. Of two, the first server belongs to the one that direct messages do not
 * come to, so that neither could do without the other.
 *
 * @param shards those of each process, that of the first server first
 */
record Processes(List<Shards> shards) {
    static final Shards LOWER = new Shards(0, 1, 4);
    static final Shards UPPER = new Shards(2, 3, 4);
    private static final Processes ONE = new Processes(List.of(Shards.ALL));
    private static final Processes TWO = new Processes(List.of(UPPER, LOWER));

    Processes {
        shards = List.copyOf(shards);
    }

    /** One of several, with these shards. */
    static Processes only(Shards shards) {
        return new Processes(List.of(shards));
    }

    /** As the property {@code dolmen.processes} says. */
    static Processes ofTests() {
        int wanted = Integer.getInteger("dolmen.processes", 1);
        if (wanted == 1) {
            return ONE;
        }
        if (wanted == 2 && TestDatabase.ON_SERVER) {
            return TWO;
        }
        throw new IllegalArgumentException("dolmen.processes is 1, or 2 with dolmen.database=postgres, not " + wanted);
    }

    /** True if no host has all servers. */
    boolean several() {
        return !shards.getFirst().all();
    }

    /** A local Discord that admits them all at once. */
    Sandbox open(InstantSource clock) {
        var configuration = SandboxConfiguration.transientOne();
        if (!several()) {
            return Sandbox.open(configuration.withClock(clock));
        }
        int total = shards.getFirst().total();
        var divided = configuration.withShards(total).withLogins(LoginLimits.IDEAL.withMaxConcurrency(total));
        Duration ahead = Duration.ZERO;
        while (true) {
            Duration by = ahead;
            Sandbox sandbox =
                    Sandbox.open(divided.withClock(() -> clock.instant().plus(by)));
            if (shards.getFirst().serve(firstServer(sandbox))) {
                return sandbox;
            }
            sandbox.close();
            ahead = ahead.plusMillis(1);
        }
    }

    /** Its number follows from the moment when it was founded. */
    private static GuildId firstServer(Sandbox sandbox) {
        var control = new Control(sandbox);
        JsonNode somebody = control.get("people").path(0);
        return new GuildId(control.get("world?as=" + somebody.path("id").asText())
                .at("/guilds/0/id")
                .asLong());
    }
}
