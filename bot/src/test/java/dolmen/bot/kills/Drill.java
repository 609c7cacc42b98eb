package dolmen.bot.kills;

import dolmen.bot.e2e.HostProcess;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import dolmen.sandbox.testing.Control;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/**
 * People who play without a pause while their host, a process of its own, is killed at random moments and started
 * again, some of the time with a Discord that fails in every way at once. Where several processes share the servers,
 * others play next door, on a server of a process that is not killed. In the end nothing fails any more, the host gets
 * a while to settle what it owes, and a witness looks.
 */
final class Drill {
    private static final int PEOPLE = 10;
    private static final int NEIGHBOURS = 4;

    /** So many questions a process that has just begun answers slowly. */
    private static final int UNTIL_WARM = 40;

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
    private final AtomicLong actsNextDoor = new AtomicLong();
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
            var town = new Town(new Control(sandbox));
            List<Visit> people = town.people(PEOPLE, town.firstServer(), new Answers());
            Lodging lodging =
                    setting.onServer() ? Lodging.onServer(folder, town.firstServer()) : Lodging.inFile(folder);
            List<Visit> neighbours = setting.onServer()
                    ? town.people(NEIGHBOURS, town.serverOn(lodging.others()), new Answers())
                    : List.of();
            var hosts = new Hosts(lodging, sandbox);
            hosts.begin();
            List<Robot> robots = Stream.concat(robots(people, acts).stream(), robots(neighbours, actsNextDoor).stream())
                    .toList();
            List<Thread> threads =
                    robots.stream().map(Thread::startVirtualThread).toList();
            awaitWarm(neighbours);
            var trouble = new Trouble(town.control(), setting.seed());
            HostProcess last = hosts.next();
            Instant begin = Instant.now();
            for (int kill = 0; kill < setting.kills(); kill++) {
                last = liveAndDie(last, hosts, trouble, false);
            }
            Instant end = Instant.now();
            for (int kill = 0; kill < setting.faultyKills(); kill++) {
                last = liveAndDie(last, hosts, trouble, true);
            }
            trouble.end();
            robots.forEach(Robot::stop);
            for (Thread thread : threads) {
                thread.join();
            }
            try {
                Duration settled = awaitSettled(lodging);
                hosts.end();
                var visits = Stream.concat(
                                people.stream().limit(1), neighbours.stream().limit(1))
                        .toList();
                return new Witness(visits, lodging, hosts.all(), List.copyOf(attempts))
                        .look(known(hosts, settled), nextDoor(neighbours, begin, end));
            } finally {
                last.kill();
                hosts.end();
            }
        }
    }

    private Findings known(Hosts hosts, Duration settled) {
        var figures = new LinkedHashMap<String, String>();
        figures.put("kills", Integer.toString(setting.kills() + setting.faultyKills()));
        figures.put("… of them with faults", Integer.toString(setting.faultyKills()));
        figures.put("start to ready, median", Findings.percentile(hosts.starts(), 50));
        figures.put("start to ready, 95 of 100", Findings.percentile(hosts.starts(), 95));
        figures.put("all settled after", settled.toSeconds() + " s");
        return new Findings(
                figures, Map.of("starts that ended by themselves", Collections.nCopies(hosts.endedAtStart(), "start")));
    }

    /** Discord fails in the same way for all, so only kills without faults are told of. */
    private Optional<Neighbours> nextDoor(List<Visit> people, Instant from, Instant until) {
        return people.stream()
                .findFirst()
                .filter(somebody -> setting.kills() > 0)
                .map(somebody -> new Neighbours(somebody.server(), somebody.answers(), from, until));
    }

    /** Who lives next door is to notice nothing, once their process has begun. */
    private void awaitWarm(List<Visit> neighbours) throws InterruptedException {
        while (!neighbours.isEmpty() && actsNextDoor.get() < UNTIL_WARM) {
            Thread.sleep(GLANCE);
        }
    }

    private List<Robot> robots(List<Visit> people, AtomicLong counted) {
        List<String> ids = people.stream().map(Visit::id).toList();
        return people.stream()
                .map(person -> new Robot(
                        person,
                        ids.stream().filter(id -> !id.equals(person.id())).toList(),
                        random.nextLong(),
                        attempts,
                        counted))
                .toList();
    }

    /** The host that follows. */
    private HostProcess liveAndDie(HostProcess host, Hosts hosts, Trouble trouble, boolean faulty)
            throws IOException, InterruptedException {
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
        if (faulty && random.nextBoolean()) {
            trouble.atLogin();
        }
        return hosts.next();
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
