package dolmen.bot.ops.replica;

import dolmen.bot.discord.DiscordBot;
import dolmen.bot.id.Shards;
import dolmen.bot.ops.Host;
import dolmen.bot.ops.HostsInProcess;
import dolmen.bot.ops.Studio;
import dolmen.bot.ops.Succession;
import dolmen.bot.ops.Surroundings;
import dolmen.bot.ops.metrics.Exposition;
import dolmen.bot.storage.Database;
import dolmen.bot.storage.postgres.Roster;
import dolmen.bot.storage.postgres.Roster.Holdings;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One of several equal processes, which divide all shards fairly among themselves. It has a host for each of its
 * shards. It looks at the others once a second; when one comes it gives shards back, and when one goes it takes more.
 * It counts as one of them while Discord lets it in. Safe for use by many threads.
 */
public final class Replica implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(Replica.class);
    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(1);
    private static final Duration BETWEEN_QUESTIONS = Duration.ofSeconds(10);
    private static final Duration GLANCE = Duration.ofMillis(100);

    /** The time in which the others notice that this one leaves, and open the database for its shards. */
    public static final Duration UNTIL_NOTICED = Duration.ofSeconds(15);

    private final Roster roster;
    private final Surroundings around;
    private final HostsInProcess hosts;
    private final Studio studio;
    private final Duration drain;
    private final Consumer<String> refused;
    private final Duration longestLogin;
    private final Map<Integer, Tenancy> tenancies = new ConcurrentSkipListMap<>();
    private final Thread thread;
    private volatile boolean leaving;
    private volatile boolean letIn;

    /** The time of the last look at which a host was connected, or none was logging in. */
    private long inTouch = System.nanoTime();

    private final Recovery recovery = new Recovery(System::nanoTime);

    /** The time of the last question to Discord. */
    private long asked = System.nanoTime() - BETWEEN_QUESTIONS.toNanos();

    private volatile Holdings seen = new Holdings(new TreeSet<>(), Set.of(), Map.of(), Set.of());

    private Replica(Roster roster, Surroundings around, Duration drain, Consumer<String> refused) {
        this.roster = roster;
        this.around = around;
        this.hosts = HostsInProcess.of(roster.total());
        this.studio = Studio.ofProcess(around.games(), roster.total());
        this.drain = drain;
        this.refused = refused;
        this.longestLogin = Succession.longest(roster.total());
        this.thread = Thread.ofPlatform().daemon().name("replica").unstarted(this::divide);
    }

    /**
     * Starts to serve a share of the shards. Closing the replica leaves the roster open.
     *
     * @param drain the maximum time for running work when a shard is given back
     * @param refused receives advice for the operator if Discord refuses the bot for good
     */
    public static Replica start(Roster roster, Surroundings around, Duration drain, Consumer<String> refused) {
        var replica = new Replica(roster, around, drain, refused);
        replica.thread.start();
        return replica;
    }

    private void divide() {
        try {
            while (!leaving) {
                look();
                Thread.sleep(BETWEEN_LOOKS);
            }
        } catch (InterruptedException stopped) {
            log.debug("No longer looking at the other replicas", stopped);
        }
    }

    private void look() {
        try {
            lookAtDiscord();
            if (letIn) {
                roster.look().ifPresentOrElse(this::divideOrKeep, recovery::databaseIsSilent);
            } else {
                want(false);
            }
        } catch (RuntimeException failure) {
            log.warn("Could not look at Discord and the other replicas", failure);
        }
    }

    private void divideOrKeep(Holdings now) {
        if (recovery.over(now)) {
            divide(now);
        } else {
            want(true);
        }
    }

    /** Another replica counts as gone only at the second look without it: a frozen server finds everybody silent. */
    private synchronized void divide(Holdings now) {
        if (leaving) {
            return;
        }
        var present = new TreeSet<>(seen.replicas());
        present.addAll(now.replicas());
        present.add(roster.number());
        Set<Integer> own = FairShares.of(present, now, roster.total()).getOrDefault(roster.number(), Set.of());
        tenancies.values().removeIf(Tenancy::ended);
        tenancies.forEach((shard, tenancy) -> tenancy.want(own.contains(shard)));
        own.forEach(shard -> tenancies.computeIfAbsent(shard, this::begin));
        seen = now;
    }

    /**
     * Finds out whether Discord lets this process in. A replica that has no shard asks, so that it comes for none in
     * vain. A login that takes too long is a refusal too, and so is a connection that does not come back. After that,
     * the replica first keeps what it had: the others may have been cut off as well.
     */
    private void lookAtDiscord() {
        long now = System.nanoTime();
        if (hosts().anyMatch(Host::connected)) {
            if (!letIn) {
                letIn = true;
                recovery.discordIsBack();
                log.info("Discord lets this process in again");
            }
            inTouch = now;
        } else if (atDiscord()) {
            if (letIn && now - inTouch > longestLogin.toNanos()) {
                letIn = false;
                asked = now;
                log.warn(
                        "Discord has not let this process in for {} s, so others may have its shards",
                        longestLogin.toSeconds());
            }
        } else {
            inTouch = now;
            ask(now);
        }
    }

    private void ask(long now) {
        if (now - asked >= BETWEEN_QUESTIONS.toNanos()) {
            asked = now;
            boolean possible = DiscordBot.possible(around.discord());
            // A login may have begun during the question.
            letIn = possible || atDiscord();
            if (!letIn) {
                log.warn("Discord does not let this process in now, so it comes for no shard");
            }
        }
    }

    /** True while this process logs in for a shard, or serves one. */
    private boolean atDiscord() {
        return tenancies.values().stream().anyMatch(Tenancy::atDiscord);
    }

    /** Keeps all shards of this process, or leaves them to others. */
    private synchronized void want(boolean shards) {
        tenancies.values().removeIf(Tenancy::ended);
        tenancies.values().forEach(tenancy -> tenancy.want(shards && !leaving));
    }

    private Tenancy begin(int number) {
        var shard = new Shards(number, number, roster.total());
        var tenancy = new Tenancy(
                shard,
                () -> Database.open(roster, around.games(), number),
                studio,
                around.ofShards(shard, hosts),
                drain,
                refused);
        tenancy.begin();
        return tenancy;
    }

    private Stream<Host> hosts() {
        return tenancies.values().stream().map(Tenancy::host).flatMap(Optional::stream);
    }

    /**
     * Waits until nothing keeps this process from its work.
     *
     * @param givenUp polled; true ends the wait
     * @return false if something still does
     */
    public boolean awaitReady(Duration longest, BooleanSupplier givenUp) throws InterruptedException {
        long began = System.nanoTime();
        boolean ready = complaints().isEmpty();
        while (!ready && !givenUp.getAsBoolean() && System.nanoTime() - began < longest.toNanos()) {
            Thread.sleep(GLANCE);
            ready = complaints().isEmpty();
        }
        return ready;
    }

    /** The number of shards that this process serves now. */
    public long serves() {
        return hosts().count();
    }

    /**
     * The problems that keep this process from its work, as messages for the operator; empty if there are none. Where
     * there are more replicas than shards, one without a shard has no problem: it stands by.
     */
    public List<String> complaints() {
        if (!letIn) {
            return List.of("Discord does not let this process in now");
        }
        if (seen.replicas().isEmpty() || (serves() == 0 && !tenancies.isEmpty())) {
            return List.of("no shard yet");
        }
        return Stream.concat(
                        tenancies.entrySet().stream()
                                .filter(entry -> unserved(entry.getKey(), entry.getValue()))
                                .map(entry -> "shard %d is not served yet".formatted(entry.getKey())),
                        hosts().flatMap(host -> host.complaints().stream()).distinct())
                .toList();
    }

    /** True for a shard of this process without a host, unless another process still has it. */
    private boolean unserved(int shard, Tenancy tenancy) {
        int holder = seen.holders().getOrDefault(shard, roster.number());
        return tenancy.host().isEmpty()
                && holder == roster.number()
                && !seen.fixed().contains(shard);
    }

    /** The metrics of all hosts, in the format of Prometheus. */
    public String metrics() {
        return Exposition.together(hosts().map(Host::metrics).toList());
    }

    /** Gives all shards to the other replicas, if there are any, and finishes running work. */
    public void leave() throws InterruptedException {
        stop(seen.replicas().size() > 1 ? UNTIL_NOTICED : Duration.ZERO);
        roster.leave();
        awaitEnd();
    }

    private synchronized void stop(Duration patience) {
        leaving = true;
        tenancies.values().forEach(tenancy -> tenancy.stop(patience));
    }

    private void awaitEnd() throws InterruptedException {
        for (Tenancy tenancy : tenancies.values()) {
            tenancy.awaitEnd();
        }
    }

    /** Finishes running work and stops, without waiting for other replicas. */
    @Override
    public void close() {
        stop(Duration.ZERO);
        try {
            awaitEnd();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
