package dolmen.bot.kills;

import dolmen.bot.e2e.HostProcess;
import dolmen.bot.kills.Answers.Told;
import dolmen.bot.kills.TroubledServer.Trouble;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import dolmen.sandbox.rest.Conditions;
import dolmen.sandbox.testing.Control;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * People who play without a pause on two servers, each with a process of its own, while the server of the database gets
 * into trouble; a third process stands by. After each trouble everybody plays on, and nobody has taken over. In the end
 * one process is killed, the third takes over, and a witness looks.
 */
final class TroubleDrill {
    private static final int PEOPLE = 4;
    private static final int UNTIL_WARM = 40;
    private static final String READY = "Dolmen is on Discord.";
    private static final String STANDS_BY = "This one stands by";
    private static final String LOST = "Another process has taken these shards";

    /** How long somebody may still be told, after the end of a trouble, that nothing can be saved. */
    private static final Duration LONGEST_RETURN = Duration.ofSeconds(15);

    /** All is well when nobody has been told anything else for so long. */
    private static final Duration CALM = Duration.ofSeconds(3);

    /** A machine with too much to do leaves somebody without an answer at any time; a fault, most of those who ask. */
    private static final int ONE_IN = 4;

    /** Said where people are in each other's way, trouble or not. */
    private static final String BUSY = "others do too much";

    private static final Duration LOOK = Duration.ofMillis(200);
    private static final Duration LONGEST_SETTLING = Duration.ofMinutes(2);

    private final Path folder;
    private final Duration time;
    private final Random random;
    private final Answers answers = new Answers();
    private final AtomicLong acts = new AtomicLong();
    private final Queue<Attempt> attempts = new ConcurrentLinkedQueue<>();
    private final Map<String, List<String>> defects = new LinkedHashMap<>();
    private final List<String> rows = new ArrayList<>();

    /** @param time how long each trouble lasts that does not end by itself */
    TroubleDrill(Path folder, Duration time, long seed) {
        this.folder = folder;
        this.time = time;
        this.random = new Random(seed);
    }

    /** What was found. */
    Findings run() throws IOException, InterruptedException, SQLException {
        var configuration = SandboxConfiguration.transientOne()
                .withConditions(Conditions.PUNCTUAL)
                .withShards(4);
        try (var server = new TroubledServer(folder);
                Sandbox sandbox = Sandbox.open(configuration)) {
            var town = new Town(new Control(sandbox));
            Lodging lodging = Lodging.onServer(folder, town.firstServer(), server.address());
            List<Visit> here = town.people(PEOPLE, town.firstServer(), answers);
            List<Visit> there = town.people(PEOPLE, town.serverOn(lodging.others()), answers);
            var discord = Hosts.discord(sandbox);
            var hosts = new ArrayList<HostProcess>();
            try {
                hosts.add(started(lodging.start(lodging.shards(), discord), READY));
                hosts.add(started(lodging.start(lodging.others(), discord), READY));
                HostProcess standby = started(lodging.start(lodging.shards(), discord), STANDS_BY);
                hosts.add(standby);
                List<Robot> robots = Stream.concat(robots(here), robots(there)).toList();
                List<Thread> threads =
                        robots.stream().map(Thread::startVirtualThread).toList();
                awaitActs(UNTIL_WARM);
                for (Trouble trouble : Trouble.values()) {
                    suffer(server, trouble);
                    nobodyHasTakenOver(trouble, hosts, standby);
                }
                hosts.getFirst().kill();
                standby.awaitOutput(READY);
                robots.forEach(Robot::stop);
                for (Thread thread : threads) {
                    thread.join();
                }
                awaitSettled(lodging);
                return new Witness(List.of(here.getFirst(), there.getFirst()), lodging, hosts, List.copyOf(attempts))
                        .look(new Findings(Map.of(), defects), Optional.empty());
            } finally {
                for (HostProcess host : hosts) {
                    host.kill();
                }
            }
        }
    }

    /** A table in Markdown, one row to each trouble. */
    String table() {
        return """
                | the server is | lasted | questions | answered | told that nothing can be saved | without an answer | longest answer | all well after |
                |---|---:|---:|---:|---:|---:|---:|---:|
                """ + String.join("", rows);
    }

    private static HostProcess started(HostProcess host, String output) throws IOException, InterruptedException {
        host.awaitOutput(output);
        return host;
    }

    private Stream<Robot> robots(List<Visit> people) {
        List<String> ids = people.stream().map(Visit::id).toList();
        return people.stream()
                .map(person -> new Robot(
                        person,
                        ids.stream().filter(id -> !id.equals(person.id())).toList(),
                        random.nextLong(),
                        attempts,
                        acts));
    }

    private void awaitActs(long count) throws InterruptedException {
        long end = acts.get() + count;
        while (acts.get() < end) {
            Thread.sleep(LOOK);
        }
    }

    private void suffer(TroubledServer server, Trouble trouble) throws IOException, InterruptedException, SQLException {
        Instant begin = Instant.now();
        server.suffer(trouble, time);
        Instant end = Instant.now();
        awaitWell(begin, end);
        awaitActs(UNTIL_WARM);
        List<Answers.Answered> all = answers.between(begin, Instant.now());
        Duration troubled = all.stream()
                .filter(one -> one.told() != Told.ANSWERED)
                .map(one -> Duration.between(end, one.asked()))
                .max(Duration::compareTo)
                .filter(after -> !after.isNegative())
                .orElse(Duration.ZERO);
        rows.add("| %s | %.1f s | %d | %d | %d | %d | %.1f s | %.1f s |%n"
                .formatted(
                        trouble,
                        seconds(Duration.between(begin, end)),
                        all.size(),
                        count(all, Told.ANSWERED),
                        count(all, Told.NOTHING_SAVED),
                        count(all, Told.NOTHING),
                        seconds(all.stream()
                                .map(Answers.Answered::after)
                                .max(Duration::compareTo)
                                .orElseThrow()),
                        seconds(troubled)));
        boolean many = count(all, Told.NOTHING) * ONE_IN > all.size();
        found(
                "more than one in %d without an answer".formatted(ONE_IN),
                trouble,
                all,
                one -> many && one.told() == Told.NOTHING);
        found("told that something went wrong", trouble, all, one -> one.told() == Told.SOMETHING_WENT_WRONG);
        found(
                "told that nothing can be saved after %d s".formatted(LONGEST_RETURN.toSeconds()),
                trouble,
                all,
                one -> one.told() == Told.NOTHING_SAVED
                        && !one.words().contains(BUSY)
                        && one.asked().isAfter(end.plus(LONGEST_RETURN)));
    }

    /** Waits until everybody is answered again, or would have had to be. */
    private void awaitWell(Instant begin, Instant end) throws InterruptedException {
        Instant latest = end.plus(LONGEST_RETURN).plus(CALM);
        Instant now = Instant.now();
        while (now.isBefore(latest) && (now.isBefore(end.plus(CALM)) || troubledSince(begin, now.minus(CALM)))) {
            Thread.sleep(LOOK);
            now = Instant.now();
        }
    }

    private boolean troubledSince(Instant begin, Instant then) {
        return answers.between(begin, Instant.now()).stream()
                .anyMatch(one -> one.told() != Told.ANSWERED
                        && one.asked().plus(one.after()).isAfter(then));
    }

    private static double seconds(Duration duration) {
        return duration.toMillis() / 1_000.0;
    }

    private static long count(List<Answers.Answered> all, Told told) {
        return all.stream().filter(one -> one.told() == told).count();
    }

    private void found(
            String what, Trouble trouble, List<Answers.Answered> all, Predicate<Answers.Answered> condition) {
        defects.put(
                "%s, server %s".formatted(what, trouble),
                all.stream().filter(condition).map(Answers.Answered::toString).toList());
    }

    /** It would end if another process had its shards, or log in. */
    private void nobodyHasTakenOver(Trouble trouble, List<HostProcess> hosts, HostProcess standby) throws IOException {
        var wrong = new ArrayList<String>();
        if (standby.output().contains(READY)) {
            wrong.add(standby.output());
        }
        for (HostProcess host : hosts) {
            if (!host.runs() || host.output().contains(LOST)) {
                wrong.add(host.output());
            }
        }
        defects.put("another process has taken over, server " + trouble, wrong);
    }

    private static void awaitSettled(Lodging lodging) throws InterruptedException {
        Instant latest = Instant.now().plus(LONGEST_SETTLING);
        var owed = new OwedRows(lodging);
        while (!owed.all().isEmpty() && Instant.now().isBefore(latest)) {
            Thread.sleep(LOOK);
        }
    }
}
