package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.Shards;
import dolmen.bot.storage.TestServer;
import dolmen.bot.storage.WayToServer;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import dolmen.sandbox.login.LoginLimits;
import dolmen.sandbox.rest.Conditions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Equal processes divide all shards among themselves, over one database of a server. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
final class ReplicasTest {
    private static final int SHARDS = Integer.getInteger("dolmen.claimed", 3);

    /** The numbers of processes, one after the other. */
    private static final List<Integer> STEPS = Stream.of(
                    System.getProperty("dolmen.replicas", "1,2,1").split(","))
            .map(Integer::valueOf)
            .toList();

    /** Between two logins; five seconds at Discord. */
    private static final Duration PAUSE = Duration.ofSeconds(Integer.getInteger("dolmen.pause", 0));

    /** Nobody listens there. */
    private static final String NOWHERE = "127.0.0.1:9/";

    private static final Duration LONGEST_WAIT = Duration.ofMinutes(4);
    private static final Duration UNTIL_STEADY = Duration.ofSeconds(3);

    private final Sandbox sandbox = Sandbox.open(SandboxConfiguration.transientOne()
            .withConditions(Conditions.PUNCTUAL)
            .withShards(SHARDS)
            .withLogins(LoginLimits.REAL.withPause(PAUSE)));
    private final Control control = new Control(sandbox);
    private final TwoPeople people = TwoPeople.of(control);
    private final Person astrid = people.astrid();
    private final List<HostProcess> running = new ArrayList<>();

    @TempDir
    private Path folder;

    private Map<String, String> environment = Map.of();

    @BeforeEach
    void make_a_database() {
        DatabaseAddress.Server server = TestServer.ofProcess().database(folder.resolve("dolmen.db"));
        environment = new HashMap<>(Map.of(
                "DISCORD_TOKEN", SandboxConfiguration.DEFAULT_TOKEN,
                "DISCORD_API_BASE", sandbox.apiBase().toString(),
                "DISCORD_GATEWAY", sandbox.gatewayUrl().toString(),
                "DOLMEN_DATABASE_URL", server.url().toString(),
                "DOLMEN_DATABASE_USER", server.user().orElseThrow(),
                "DOLMEN_SHARDS", "claim/" + SHARDS));
    }

    @AfterEach
    void close() {
        running.forEach(HostProcess::close);
        sandbox.close();
    }

    /** The figures of {@code docs/measurements/takeover.md} come from here, with more shards and processes. */
    @Test
    void replicas_that_come_and_go_share_the_shards_evenly_and_every_question_is_answered_once() throws Exception {
        start();
        List<String> threads = new ArrayList<>();
        for (int shard = 0; shard < SHARDS; shard++) {
            threads.add(begin(shard));
        }
        List<Load> loads = threads.stream()
                .map(thread -> new Load(control, thread, List.of(astrid), Duration.ofMillis(100L * SHARDS)))
                .toList();
        int reliefs = 0;
        for (int replicas : STEPS) {
            while (running.size() < replicas) {
                start();
            }
            while (running.size() > replicas) {
                HostProcess leaving = running.removeFirst();
                leaving.stop();
                assertThat(leaving.awaitEnd()).as(leaving.output()).isZero();
            }
            awaitFairShares();
            reliefs++;
        }
        for (Load load : loads) {
            load.end();
        }
        Files.writeString(
                Files.createDirectories(Path.of("target")).resolve("replicas.md"), Load.table(reliefs, loads));

        for (Load load : loads) {
            assertThat(load.defects(sandbox)).as(outputs()).isEmpty();
        }
        for (String thread : threads) {
            assertThat(astrid.privately(thread, "move", "move", "a1-a3")).contains("You played");
        }
    }

    @Test
    void the_others_take_the_shards_of_a_replica_that_is_killed() throws Exception {
        start();
        HostProcess killed = start();
        awaitFairShares();
        String thread = begin(SHARDS - 1);

        killed.kill();
        running.remove(killed);
        awaitFairShares();

        astrid.askUntilAnswered(thread);
        assertThat(astrid.privately(thread, "move", "move", "a1-a3")).contains("You played");
    }

    @Test
    @Tag("nightly")
    void a_replica_that_was_frozen_comes_back_to_a_fair_share_and_answers_nothing_twice() throws Exception {
        start();
        HostProcess frozen = start();
        awaitFairShares();
        String thread = begin(SHARDS - 1);
        var load = new Load(control, thread, List.of(astrid));

        frozen.freeze();
        running.remove(frozen);
        while (serves(running.getFirst()) < SHARDS) {
            Person.pause();
        }
        astrid.askUntilAnswered(thread);
        running.add(frozen);
        frozen.wake();
        awaitFairShares();
        load.end();

        assertThat(astrid.privately(thread, "move", "move", "a1-a3")).contains("You played");
        assertThat(load.answeredTwice(sandbox)).isEmpty();
    }

    @Test
    void a_replica_with_another_number_of_shards_is_refused_in_words() throws Exception {
        start();
        environment.put("DOLMEN_SHARDS", "claim/" + (SHARDS + 1));
        try (HostProcess other = HostProcess.start(folder, environment)) {
            assertThat(other.awaitEnd()).isNotZero();
            assertThat(other.output()).contains("another total number of shards than " + (SHARDS + 1));
        }
    }

    @Test
    void a_replica_that_cannot_reach_discord_takes_no_shard_and_ends_at_once_when_asked() throws Exception {
        assertStandsAside("DISCORD_API_BASE", "http://" + NOWHERE);
    }

    @Test
    @Tag("nightly")
    void a_replica_that_cannot_reach_the_gateway_takes_no_shard() throws Exception {
        assertStandsAside("DISCORD_GATEWAY", "ws://" + NOWHERE);
    }

    private void assertStandsAside(String setting, String address) throws Exception {
        start();
        awaitFairShares();
        List<Load> loads = loads();

        environment.put(setting, address);
        try (HostProcess other = HostProcess.start(folder, environment)) {
            other.awaitOutput("Discord does not let this process in now");
            Thread.sleep(UNTIL_STEADY);
            assertThat(other.output()).doesNotContain("logs in");
            Instant asked = Instant.now();
            other.stop();
            assertThat(other.awaitEnd()).isZero();
            assertThat(Duration.between(asked, Instant.now())).isLessThan(Duration.ofSeconds(5));
        }

        assertAnsweredOnce(loads);
    }

    /** Others serve its shards meanwhile; when it is back it has its share again. */
    @Test
    @Tag("nightly")
    void a_replica_that_is_cut_off_from_discord_leaves_its_shards_to_others_until_it_is_back() throws Exception {
        start();
        try (WayToServer way = WayToServer.to(sandbox.gatewayUrl())) {
            environment.put("DISCORD_API_BASE", way.of(sandbox.apiBase()).toString());
            environment.put("DISCORD_GATEWAY", way.of(sandbox.gatewayUrl()).toString());
            HostProcess cut = start();
            awaitFairShares();
            String thread = begin(SHARDS - 1);
            var load = new Load(control, thread, List.of(astrid));

            way.cut(WayToServer.Cut.REFUSED);
            running.remove(cut);
            awaitFairShares();
            astrid.askUntilAnswered(thread);
            way.mend();
            running.add(cut);
            awaitFairShares();
            load.end();

            assertThat(astrid.privately(thread, "move", "move", "a1-a3")).contains("You played");
            assertThat(load.answeredTwice(sandbox)).isEmpty();
        }
    }

    /** As when Discord's gateway is down. */
    @Test
    @Tag("nightly")
    void replicas_that_are_all_cut_off_from_discord_keep_their_shards() throws Exception {
        try (WayToServer way = WayToServer.to(sandbox.gatewayUrl())) {
            environment.put("DISCORD_GATEWAY", way.of(sandbox.gatewayUrl()).toString());
            start();
            start();
            awaitFairShares();
            long losses = losses(outputs());

            way.cut(WayToServer.Cut.REFUSED);
            for (HostProcess process : running) {
                process.awaitOutput("so others may have its shards");
            }
            way.mend();
            for (HostProcess process : running) {
                process.awaitOutput("Discord lets this process in again");
            }
            Thread.sleep(UNTIL_STEADY);

            assertThat(losses(outputs())).as(outputs()).isEqualTo(losses);
            List<Load> loads = loads();
            HostProcess leaving = running.removeLast();
            leaving.stop();
            assertThat(leaving.awaitEnd()).as(leaving.output()).isZero();
            assertAnsweredOnce(loads);
        }
    }

    @Test
    void a_replica_with_a_wrong_token_takes_no_shard() throws Exception {
        start();
        awaitFairShares();
        List<Load> loads = loads();

        environment.put("DISCORD_TOKEN", "wrong");
        try (HostProcess other = HostProcess.start(folder, environment)) {
            assertThat(other.awaitEnd()).isNotZero();
            assertThat(other.output()).contains("does not know this token");
        }
        Thread.sleep(UNTIL_STEADY);

        assertAnsweredOnce(loads);
    }

    private List<Load> loads() {
        return IntStream.range(0, SHARDS)
                .mapToObj(shard -> new Load(control, begin(shard), List.of(astrid)))
                .toList();
    }

    private void assertAnsweredOnce(List<Load> loads) throws Exception {
        for (Load load : loads) {
            load.end();
            assertThat(load.defects(sandbox)).as(outputs()).isEmpty();
        }
    }

    private HostProcess start() throws IOException, InterruptedException {
        HostProcess process = HostProcess.start(folder, environment);
        running.add(process);
        process.awaitOutput("Dolmen is on Discord");
        return process;
    }

    /** Each has its share, and still has it a moment later. */
    private void awaitFairShares() throws IOException, InterruptedException {
        Instant end = Instant.now().plus(LONGEST_WAIT);
        Instant unfair = Instant.now();
        while (unfair.plus(UNTIL_STEADY).isAfter(Instant.now())) {
            List<Long> shares = new ArrayList<>();
            for (HostProcess process : running) {
                shares.add(serves(process));
            }
            long sum = shares.stream().mapToLong(Long::longValue).sum();
            boolean fair = sum == SHARDS
                    && shares.stream()
                            .allMatch(share -> share == SHARDS / running.size()
                                    || share == (SHARDS + running.size() - 1) / running.size());
            unfair = fair ? unfair : Instant.now();
            assertThat(Instant.now()).as("%s%n%s".formatted(shares, outputs())).isBefore(end);
            Person.pause();
        }
    }

    private static long serves(HostProcess process) throws IOException {
        return count(process.output(), "This process serves shard") - losses(process.output());
    }

    private static long losses(String output) {
        return count(output, "This process has given back shard") + count(output, "Another process has taken shard");
    }

    private static long count(String output, String text) {
        return output.lines().filter(line -> line.contains(text)).count();
    }

    private String outputs() throws IOException {
        var all = new StringBuilder();
        for (HostProcess process : running) {
            all.append(process.output()).append('\n');
        }
        return all.toString();
    }

    private String begin(int shard) {
        String thread = people.begin(people.channelOn(new Shards(shard, shard, SHARDS)));
        astrid.askUntilAnswered(thread);
        return thread;
    }
}
