package dolmen.bot.kills;

import dolmen.bot.e2e.HostProcess;
import dolmen.bot.storage.WayToServer;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import dolmen.sandbox.rest.Conditions;
import dolmen.sandbox.testing.Control;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/**
 * People who play without a pause while their host, a process of its own, is killed, frozen or cut off from its
 * database at random moments and followed by another, some of the time with a Discord that fails in every way at once.
 * Where several processes share the servers, others play next door, on a server of a process to which nothing is done.
 * In the end nothing fails any more, the host gets a while to settle what it owes, and a witness looks.
 */
final class Drill {
    private static final int PEOPLE = Integer.getInteger("dolmen.people", 10);
    private static final int NEIGHBOURS = Math.min(4, PEOPLE);

    /** So many questions a process that has just begun answers slowly. */
    private static final int UNTIL_WARM = 40;

    private static final int MOST_ACTS = 60;
    private static final Duration LONGEST_LIFE = Duration.ofSeconds(20);
    private static final Duration LOOK = Duration.ofMillis(500);
    /** How many glances pass between two faults. */
    private static final int STRIKES_EVERY = 15;

    private static final Duration LONGEST_FREEZE = Duration.ofSeconds(12);

    /** It finishes what is in hand and disconnects meanwhile. */
    private static final Duration LONGEST_END = Duration.ofMinutes(1);

    private static final String LOST = "Another process has taken these shards";

    private static final Duration GLANCE = Duration.ofMillis(20);

    private final Setting setting;
    private final Path folder;
    private final Random random;
    private final AtomicLong acts = new AtomicLong();
    private final AtomicLong actsNextDoor = new AtomicLong();
    private final Queue<Attempt> attempts = new ConcurrentLinkedQueue<>();
    private final List<HostProcess> woken = new ArrayList<>();
    private final List<String> wentOn = new ArrayList<>();

    /**
     * How long it takes.
     *
     * @param calm what is done while Discord works
     * @param faulty what is done while it fails, after that
     * @param seed of all that is random about people and faults
     * @param settling how long the host may take in the end
     * @param onServer with a database of a server, and several processes with some of the shards each
     */
    record Setting(Blows calm, Blows faulty, long seed, Duration settling, boolean onServer) {}

    /** How often each is done. */
    record Blows(int kills, int freezes, int cuts) {

        List<Blow> shuffled(Random random) {
            var all = new ArrayList<Blow>();
            all.addAll(Collections.nCopies(kills, Blow.KILLED));
            all.addAll(Collections.nCopies(freezes, Blow.FROZEN));
            all.addAll(Collections.nCopies(cuts, Blow.CUT_OFF));
            Collections.shuffle(all, random);
            return all;
        }

        int count() {
            return kills + freezes + cuts;
        }
    }

    Drill(Setting setting, Path folder) {
        this.setting = setting;
        this.folder = folder;
        this.random = new Random(setting.seed());
    }

    /** What the witness found. */
    Findings run() throws IOException, InterruptedException {
        var configuration = SandboxConfiguration.transientOne().withConditions(Conditions.PUNCTUAL);
        try (Sandbox sandbox = Sandbox.open(setting.onServer() ? configuration.withShards(4) : configuration)) {
            var town = new Town(new Control(sandbox));
            Lodging lodging =
                    setting.onServer() ? Lodging.onServer(folder, town.firstServer()) : Lodging.inFile(folder);
            try (var hosts = new Hosts(lodging, sandbox)) {
                return run(town, lodging, hosts);
            }
        }
    }

    private Findings run(Town town, Lodging lodging, Hosts hosts) throws IOException, InterruptedException {
        List<Visit> people = town.people(PEOPLE, town.firstServer(), new Answers());
        List<Visit> neighbours = setting.onServer()
                ? town.people(NEIGHBOURS, town.serverOn(lodging.others()), new Answers())
                : List.of();
        hosts.begin();
        List<Robot> robots = Stream.concat(robots(people, acts).stream(), robots(neighbours, actsNextDoor).stream())
                .toList();
        List<Thread> threads = robots.stream().map(Thread::startVirtualThread).toList();
        try {
            awaitWarm(neighbours);
            var trouble = new Trouble(town.control(), setting.seed());
            HostProcess last = hosts.first();
            hosts.standBy();
            Instant begin = Instant.now();
            for (Blow blow : setting.calm().shuffled(random)) {
                last = liveAndSuffer(last, blow, hosts, trouble, false);
            }
            Instant end = Instant.now();
            for (Blow blow : setting.faulty().shuffled(random)) {
                last = liveAndSuffer(last, blow, hosts, trouble, true);
            }
            trouble.end();
            robots.forEach(Robot::stop);
            for (Thread thread : threads) {
                thread.join();
            }
            Duration settled = awaitSettled(lodging);
            awaitEndOfThoseThatWoke();
            hosts.end();
            var visits = Stream.concat(
                            people.stream().limit(1), neighbours.stream().limit(1))
                    .toList();
            return new Witness(visits, lodging, hosts.all(), List.copyOf(attempts))
                    .look(known(hosts, settled), nextDoor(neighbours, begin, end));
        } finally {
            robots.forEach(Robot::stop);
            hosts.end();
        }
    }

    private Findings known(Hosts hosts, Duration settled) {
        var figures = new LinkedHashMap<String, String>();
        hosts.followed().forEach((what, followed) -> {
            figures.put(what, Integer.toString(followed.size()));
            figures.put("%s, until the next was ready, median".formatted(what), Findings.percentile(followed, 50));
            figures.put("%s, until the next was ready, 99 of 100".formatted(what), Findings.percentile(followed, 99));
        });
        figures.put("all settled after", settled.toSeconds() + " s");
        return new Findings(
                figures,
                Map.of(
                        "starts that ended by themselves",
                        Collections.nCopies(hosts.endedAtStart(), "start"),
                        "processes that went on although another had taken over",
                        List.copyOf(wentOn)));
    }

    /** Discord fails in the same way for all, so only kills without faults are told of. */
    private Optional<Neighbours> nextDoor(List<Visit> people, Instant from, Instant until) {
        return people.stream()
                .findFirst()
                .filter(somebody -> setting.calm().count() > 0)
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
    private HostProcess liveAndSuffer(HostProcess host, Blow blow, Hosts hosts, Trouble trouble, boolean faulty)
            throws IOException, InterruptedException {
        long end = acts.get() + random.nextInt(1, MOST_ACTS);
        Instant latest = Instant.now().plus(LONGEST_LIFE);
        while (acts.get() < end && Instant.now().isBefore(latest)) {
            if (faulty && random.nextInt(STRIKES_EVERY) == 0) {
                trouble.strike();
            }
            Thread.sleep(GLANCE);
        }
        switch (blow) {
            case KILLED -> host.kill();
            case FROZEN -> host.freeze();
            case CUT_OFF -> hosts.way(host).cut(anyOf(WayToServer.Cut.values()));
        }
        Instant at = Instant.now();
        trouble.end();
        if (blow == Blow.FROZEN && !setting.onServer()) {
            Thread.sleep(random.nextLong(LONGEST_FREEZE.toMillis()));
            host.wake();
            return host;
        }
        boolean refused = faulty && random.nextBoolean();
        if (refused) {
            trouble.atLogin();
        }
        HostProcess next = hosts.next(blow + (refused ? " while Discord refuses logins" : ""), at);
        switch (blow) {
            case KILLED -> {}
            case FROZEN -> {
                host.wake();
                woken.add(host);
            }
            case CUT_OFF -> {
                hosts.way(host).mend();
                woken.add(host);
            }
        }
        hosts.standBy();
        return next;
    }

    private <T> T anyOf(T[] all) {
        return all[random.nextInt(all.length)];
    }

    /** Those whose shards another has taken, which they are to notice by themselves. */
    private void awaitEndOfThoseThatWoke() throws IOException, InterruptedException {
        for (HostProcess host : woken) {
            if (!host.awaitEnd(LONGEST_END).equals(OptionalInt.of(1))
                    || !host.output().contains(LOST)) {
                wentOn.add(host.output());
            }
        }
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
