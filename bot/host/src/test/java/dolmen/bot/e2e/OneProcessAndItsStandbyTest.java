package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.Shards;
import dolmen.bot.storage.Database;
import dolmen.bot.storage.TestServer;
import dolmen.bot.storage.WayToServer;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.Upgrade;
import dolmen.rules.GameRegistry;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import dolmen.sandbox.login.LoginLimits;
import dolmen.sandbox.rest.Conditions;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** One process has all shards over a database of a server; others with the same settings stand by. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
final class OneProcessAndItsStandbyTest {
    private static final String READY = "Dolmen is on Discord.";
    private static final String STANDS_BY = "This one stands by";
    private static final String NOTHING_SAVED = "cannot save anything now";
    private static final int TIMES = 15;

    /** A process looks every second, waits two for an answer, and believes for two that it was right. */
    private static final Duration UNTIL_IN_DOUBT = Duration.ofSeconds(6);

    /** Discord waits no longer. */
    private static final Duration IN_TIME = Duration.ofSeconds(3);

    /** From the moment at which a process freezes until another one answers. */
    private static final Duration LONGEST_TAKEOVER = Duration.ofSeconds(15);

    private static final String WITH_PAUSES = "pauses-between-logins";

    private final Sandbox sandbox;
    private final Control control;
    private final TwoPeople people;
    private final Person astrid;
    private final Person bjorn;
    private final List<HostProcess> started = new ArrayList<>();

    @TempDir
    private Path folder;

    private DatabaseAddress.Server server = TestServer.ofProcess().named("template1");
    private Map<String, String> environment = Map.of();

    /** Only the test that measures a takeover waits between logins as long as Discord demands. */
    OneProcessAndItsStandbyTest(TestInfo test) {
        this.sandbox = Sandbox.open(SandboxConfiguration.transientOne()
                .withConditions(Conditions.PUNCTUAL)
                .withShards(2)
                .withLogins(test.getTags().contains(WITH_PAUSES) ? LoginLimits.REAL : LoginLimits.IDEAL));
        this.control = new Control(sandbox);
        this.people = TwoPeople.of(control);
        this.astrid = people.astrid();
        this.bjorn = people.bjorn();
    }

    @BeforeEach
    void make_a_database() {
        server = TestServer.ofProcess().database(folder.resolve("dolmen.db"));
        environment = Map.of(
                "DISCORD_TOKEN", SandboxConfiguration.DEFAULT_TOKEN,
                "DISCORD_API_BASE", sandbox.apiBase().toString(),
                "DISCORD_GATEWAY", sandbox.gatewayUrl().toString(),
                "DOLMEN_DATABASE_URL", server.url().toString(),
                "DOLMEN_DATABASE_USER", server.user().orElseThrow());
    }

    @AfterEach
    void close() {
        started.forEach(HostProcess::close);
        sandbox.close();
    }

    private HostProcess start(String shards, String output) throws IOException, InterruptedException {
        return start(Map.of("DOLMEN_SHARDS", shards), output);
    }

    private HostProcess startBy(WayToServer way) throws IOException, InterruptedException {
        return start(Map.of("DOLMEN_DATABASE_URL", way.of(server.url()).toString()), READY);
    }

    private HostProcess start(Map<String, String> settings, String output) throws IOException, InterruptedException {
        var own = new HashMap<>(environment);
        own.putAll(settings);
        HostProcess process = HostProcess.start(folder, own);
        started.add(process);
        process.awaitOutput(output);
        return process;
    }

    @Test
    void of_two_that_stand_by_one_takes_over_when_it_is_killed_and_everybody_plays_on() throws Exception {
        HostProcess serving = start("auto", READY);
        String thread = begin();
        List<HostProcess> standing = List.of(start("auto", STANDS_BY), start("auto", STANDS_BY));

        serving.kill();
        HostProcess next = awaitOne(standing, READY);

        astrid.askUntilAnswered(thread);
        assertThat(astrid.privately(thread, "move", "move", "a1-a3")).contains("You played");
        bjorn.awaitBoard(thread, 1, 1);
        assertThat(standing).filteredOn(one -> one != next).allSatisfy(one -> {
            assertThat(one.runs()).isTrue();
            assertThat(one.output()).doesNotContain(READY);
        });
    }

    /** The words that were sent while it was frozen reach it when it wakes. */
    @Test
    @Tag(WITH_PAUSES)
    @Tag("nightly")
    void one_that_is_frozen_loses_its_shards_within_15_seconds_and_can_do_nothing_when_it_wakes() throws Exception {
        HostProcess frozen = start("auto", READY);
        String thread = begin();
        HostProcess next = start("auto", STANDS_BY);
        bjorn.privately(thread, "board");
        JsonNode board = astrid.awaitBoard(thread, 1, 0);

        frozen.freeze();
        Instant frozenAt = Instant.now();
        control.post("interactions?as=" + astrid.id, Person.slash(thread, "move", "move", "a1-a3"));
        astrid.reply(board, "a1-a3");
        next.awaitOutput(READY);
        assertThat(Duration.between(frozenAt, Instant.now())).as(next.output()).isLessThan(LONGEST_TAKEOVER);

        astrid.askUntilAnswered(thread);
        assertThat(astrid.privately(thread, "move", "move", "b1-b3")).contains("You played");
        bjorn.awaitBoard(thread, 1, 1);
        Thread.sleep(IN_TIME);
        List<JsonNode> before = posted(thread);
        int said = frozen.output().length();

        frozen.wake();
        assertThat(frozen.awaitEnd()).as(frozen.output()).isEqualTo(1);

        assertThat(frozen.output().substring(said)).contains("Another process has taken these shards");
        assertThat(posted(thread)).isEqualTo(before);
        bjorn.reply(bjorn.awaitBoard(thread, 1, 1), "a7-a5");
        astrid.awaitBoard(thread, 1, 2);
        assertThat(next.runs()).isTrue();
    }

    @Test
    void whoever_asks_while_another_relieves_it_is_answered_once() throws Exception {
        HostProcess serving = start("auto", READY);
        String thread = begin();
        HostProcess next = start("auto", STANDS_BY);
        var load = new Load(control, thread, List.of(astrid, bjorn));

        serving.stop();
        next.awaitOutput(READY);
        assertThat(serving.awaitEnd()).as(serving.output()).isZero();
        load.end();

        assertThat(load.defects(sandbox))
                .as("%s%n%s", serving.output(), next.output())
                .isEmpty();
        assertThat(astrid.privately(thread, "move", "move", "a1-a3")).contains("You played");
        bjorn.awaitBoard(thread, 1, 1);
    }

    @ParameterizedTest
    @EnumSource(names = {"SILENT", "REFUSED"})
    @Tag("nightly")
    void whoever_asks_while_one_is_cut_off_from_the_database_is_answered_by_the_other(WayToServer.Cut cut)
            throws Exception {
        try (WayToServer way = WayToServer.to(server.url())) {
            HostProcess first = startBy(way);
            HostProcess standby = start("auto", STANDS_BY);
            String thread = begin();
            way.cut(cut);
            standby.awaitOutput(READY);
            Thread.sleep(UNTIL_IN_DOUBT);
            int before = first.output().length();

            for (int times = 0; times < TIMES; times++) {
                assertThat(board(thread)).contains("Match #1");
            }
            assertThat(astrid.typing(thread, "move", "move", "a1-a")).isNotEmpty();
            assertThat(astrid.privately(thread, "move", "move", "a1-a3")).contains("You played");
            bjorn.reply(bjorn.awaitBoard(thread, 1, 1), "a7-a5");
            astrid.reply(astrid.awaitBoard(thread, 1, 2), "thanks");

            Thread.sleep(IN_TIME);
            assertThat(astrid.messages(thread))
                    .noneSatisfy(message -> assertThat(Person.words(message)).contains(NOTHING_SAVED));
            assertThat(first.output().substring(before)).doesNotContain("InteractionListener", "Replies");
            way.mend();
            assertThat(first.awaitEnd()).isEqualTo(1);
            assertThat(first.output()).contains("Another process has taken these shards");
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"SILENT", "REFUSED"})
    void whoever_asks_one_that_is_cut_off_and_has_no_other_is_told_in_time_and_plays_on_afterwards(WayToServer.Cut cut)
            throws Exception {
        try (WayToServer way = WayToServer.to(server.url())) {
            HostProcess alone = startBy(way);
            String thread = begin();
            way.cut(cut);
            Thread.sleep(UNTIL_IN_DOUBT);

            long asked = System.nanoTime();
            assertThat(board(thread)).contains(NOTHING_SAVED);
            assertThat(Duration.ofNanos(System.nanoTime() - asked)).isLessThan(IN_TIME);
            astrid.reply(astrid.awaitBoard(thread, 1, 0), "a1-a3");
            bjorn.await(thread, message -> message.path("content").asText().contains(NOTHING_SAVED));

            way.mend();
            while (board(thread).contains(NOTHING_SAVED)) {
                Person.pause();
            }
            assertThat(astrid.privately(thread, "move", "move", "a1-a3")).contains("You played");
            bjorn.awaitBoard(thread, 1, 1);
            assertThat(alone.runs()).isTrue();
        }
    }

    /** What everybody sees; a private confirmation goes when the board stands. */
    private List<JsonNode> posted(String thread) {
        return bjorn.messages(thread);
    }

    private String board(String thread) {
        JsonNode answer = control.post("interactions?wait=done&as=" + astrid.id, Person.slash(thread, "board"));
        return Person.words(answer.path("message"));
    }

    @Test
    void one_that_starts_while_it_is_cut_off_from_discord_leaves_the_shards_to_others() throws Exception {
        try (WayToServer way = WayToServer.to(sandbox.gatewayUrl())) {
            way.cut(WayToServer.Cut.REFUSED);
            HostProcess cut = start(by(way), "Discord does not let");
            HostProcess serving = start("0-1/2", READY);
            way.mend();
            cut.awaitOutput(STANDS_BY);

            serving.kill();
            cut.awaitOutput(READY);
        }
    }

    @Test
    @Tag("nightly")
    void one_that_stands_by_and_is_cut_off_from_discord_leaves_the_shards_to_others() throws Exception {
        try (WayToServer way = WayToServer.to(sandbox.gatewayUrl())) {
            HostProcess serving = start("0-1/2", READY);
            HostProcess cut = start(by(way), STANDS_BY);
            way.cut(WayToServer.Cut.REFUSED);
            serving.kill();
            cut.awaitOutput("Discord does not let");

            start("0-1/2", READY);
        }
    }

    @Test
    @Tag("nightly")
    void one_that_is_cut_off_from_discord_is_relieved_by_another_and_ends() throws Exception {
        try (WayToServer way = WayToServer.to(sandbox.gatewayUrl())) {
            HostProcess serving = start(by(way), READY);
            String thread = begin();
            HostProcess standby = start("0-1/2", STANDS_BY);
            way.cut(WayToServer.Cut.REFUSED);

            standby.awaitOutput(READY);
            assertThat(serving.awaitEnd()).isEqualTo(1);
            assertThat(serving.output()).contains("Discord did not let this one in");
            astrid.askUntilAnswered(thread);
        }
    }

    @Test
    void one_that_stands_by_and_is_cut_off_from_discord_keeps_no_other_from_relieving_the_holder() throws Exception {
        try (WayToServer way = WayToServer.to(sandbox.gatewayUrl());
                Database holder = holder()) {
            HostProcess cut = start(by(way), STANDS_BY);
            way.cut(WayToServer.Cut.REFUSED);
            while (!cut.output().contains("Discord does not let")) {
                holder.lease().handOver(Duration.ZERO);
            }
            start("0-1/2", STANDS_BY);
            assertThat(holder.lease().handOver(LONGEST_TAKEOVER)).isPresent();
        }
    }

    /** It has been connected, since the holder asked it before but did not wait for it. */
    @Test
    void one_that_stands_by_and_is_cut_off_from_discord_relieves_nobody() throws Exception {
        try (WayToServer way = WayToServer.to(sandbox.gatewayUrl());
                Database holder = holder()) {
            HostProcess standby = start(by(way), STANDS_BY);
            assertThat(holder.lease().handOver(Duration.ZERO)).isEmpty();
            standby.awaitOutput("has not confirmed its relief");

            way.cut(WayToServer.Cut.REFUSED);
            while (!standby.output().contains("so the other one goes on if it can")) {
                assertThat(holder.lease().handOver(LONGEST_TAKEOVER))
                        .as(standby.output())
                        .isEmpty();
            }
            assertThat(holder.lease().held()).isTrue();
        }
    }

    private Database holder() {
        Database holder = Database.open(server, GameRegistry.load(), new Shards(0, 1, 2), Upgrade.REFUSED);
        assertThat(holder.lease().take()).isTrue();
        return holder;
    }

    /** The settings of a process that reaches Discord by that way only. */
    private Map<String, String> by(WayToServer way) {
        return Map.of(
                "DOLMEN_SHARDS", "0-1/2",
                "DISCORD_API_BASE", way.of(sandbox.apiBase()).toString(),
                "DISCORD_GATEWAY", way.of(sandbox.gatewayUrl()).toString());
    }

    @Test
    void one_that_was_given_a_range_does_not_stand_by_and_says_why() throws Exception {
        start("auto", READY);
        var own = new HashMap<>(environment);
        own.put("DOLMEN_SHARDS", "0-1/2");
        try (HostProcess other = HostProcess.start(folder, own)) {
            assertThat(other.awaitEnd()).isNotZero();
            assertThat(other.output()).contains("another total number of shards than 2");
        }
    }

    private static HostProcess awaitOne(List<HostProcess> processes, String output) throws Exception {
        while (true) {
            for (HostProcess process : processes) {
                if (process.output().contains(output)) {
                    return process;
                }
            }
            Person.pause();
        }
    }

    private String begin() {
        String thread = people.begin(people.channelOn(Shards.ALL));
        astrid.awaitBoard(thread, 1, 0);
        return thread;
    }
}
