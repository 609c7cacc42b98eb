package dolmen.bot.kills;

import com.fasterxml.jackson.databind.ObjectMapper;
import dolmen.bot.e2e.HostProcess;
import dolmen.bot.id.GuildId;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import dolmen.sandbox.testing.Control;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/**
 * People who play without a pause while their host, a process of its own, is killed at random moments and started
 * again, some of the time with a Discord that fails in every way at once. In the end nothing fails any more, the host
 * gets a while to settle what it owes, and a witness looks.
 */
final class Drill {
    private static final int PEOPLE = 10;
    private static final int MOST_ACTS = 120;
    private static final Duration LONGEST_LIFE = Duration.ofSeconds(20);
    private static final Duration LOOK = Duration.ofMillis(500);
    /** How many glances pass between two faults. */
    private static final int STRIKES_EVERY = 15;

    private static final Duration GLANCE = Duration.ofMillis(20);

    private final Setting setting;
    private final Path folder;
    private final Random random;
    private final AtomicLong acts = new AtomicLong();
    private final Queue<Attempt> attempts = new ConcurrentLinkedQueue<>();

    /**
     * How long it takes.
     *
     * @param kills without faults
     * @param faultyKills with faults, after those without
     * @param seed of all that is random about people and faults
     * @param settling how long the host may take in the end
     * @param onServer with a database of a server, and several processes with some of the shards each
     */
    record Setting(int kills, int faultyKills, long seed, Duration settling, boolean onServer) {}

    Drill(Setting setting, Path folder) {
        this.setting = setting;
        this.folder = folder;
        this.random = new Random(setting.seed());
    }

    /** What the witness found. */
    Findings run() throws IOException, InterruptedException {
        var configuration = SandboxConfiguration.transientOne();
        try (Sandbox sandbox = Sandbox.open(setting.onServer() ? configuration.withShards(4) : configuration)) {
            var control = new Control(sandbox);
            List<Visit> people = people(control);
            Lodging lodging = setting.onServer()
                    ? Lodging.onServer(
                            folder,
                            new GuildId(people.getFirst().guild().path("id").asLong()))
                    : Lodging.inFile(folder);
            var hosts = new Hosts(lodging, sandbox);
            hosts.begin();
            List<Robot> robots = robots(people);
            List<Thread> threads =
                    robots.stream().map(Thread::startVirtualThread).toList();
            var trouble = new Trouble(control, setting.seed());
            for (int kill = 0; kill < setting.kills() + setting.faultyKills(); kill++) {
                liveAndDie(hosts, trouble, kill >= setting.kills());
            }
            trouble.end();
            HostProcess last = hosts.next();
            robots.forEach(Robot::stop);
            for (Thread thread : threads) {
                thread.join();
            }
            try {
                Duration settled = awaitSettled(lodging);
                hosts.end();
                return new Witness(people.getFirst(), lodging, hosts.all(), List.copyOf(attempts))
                        .look(setting, settled, hosts.starts(), hosts.endedAtStart());
            } finally {
                last.kill();
                hosts.end();
            }
        }
    }

    private static List<Visit> people(Control control) {
        return IntStream.range(0, PEOPLE)
                .mapToObj(number -> "Robot " + number)
                .map(name -> new Visit(
                        control,
                        control.post("people", new ObjectMapper().valueToTree(Map.of("name", name)))
                                .body()
                                .path("id")
                                .asText(),
                        name))
                .toList();
    }

    private List<Robot> robots(List<Visit> people) {
        List<String> ids = people.stream().map(Visit::id).toList();
        return people.stream()
                .map(person -> new Robot(
                        person,
                        ids.stream().filter(id -> !id.equals(person.id())).toList(),
                        random.nextLong(),
                        attempts,
                        acts))
                .toList();
    }

    private void liveAndDie(Hosts hosts, Trouble trouble, boolean faulty) throws IOException, InterruptedException {
        if (faulty && random.nextBoolean()) {
            trouble.atLogin();
        }
        HostProcess host = hosts.next();
        long end = acts.get() + random.nextInt(1, MOST_ACTS);
        Instant latest = Instant.now().plus(LONGEST_LIFE);
        while (acts.get() < end && Instant.now().isBefore(latest)) {
            if (faulty && random.nextInt(STRIKES_EVERY) == 0) {
                trouble.strike();
            }
            Thread.sleep(GLANCE);
        }
        host.kill();
        trouble.end();
    }

    private Duration awaitSettled(Lodging lodging) throws InterruptedException {
        Instant before = Instant.now();
        var owed = new OwedRows(lodging);
        while (!owed.all().isEmpty() && Instant.now().isBefore(before.plus(setting.settling()))) {
            Thread.sleep(LOOK);
        }
        return Duration.between(before, Instant.now());
    }
}
