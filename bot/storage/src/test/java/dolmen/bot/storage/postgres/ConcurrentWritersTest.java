package dolmen.bot.storage.postgres;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MessageId;
import dolmen.bot.id.Shards;
import dolmen.bot.match.Match;
import dolmen.bot.match.Race;
import dolmen.bot.match.SettableClock;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.notice.PostedMessage;
import dolmen.bot.match.notice.PostedMessages;
import dolmen.bot.storage.TestDatabase;
import dolmen.bot.storage.sql.Transactions;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.host.HostAct;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that concurrent writers have the effect of writers one after the other. */
final class ConcurrentWritersTest {
    private static final int WRITERS = 6;

    private TestHost host;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.on(
                TestDatabase.openOnServer(folder, TestHost.allGames()), TestHost.allGames(), new SettableClock());
    }

    @AfterEach
    void close() {
        host.close();
    }

    private Transactions transactions() {
        return host.database.transactions();
    }

    private long number(String query) {
        return transactions()
                .read(handle -> handle.createQuery(query).mapTo(long.class).one());
    }

    @Test
    void nothing_is_lost_that_is_read_changed_and_written() throws Exception {
        transactions().write(handle -> handle.execute("INSERT INTO signs (total, shard, seen_at) VALUES (1, 0, 0)"));

        Race.of(WRITERS, () -> {
            for (int i = 0; i < 5; i++) {
                transactions().write(handle -> {
                    long before = handle.createQuery("SELECT seen_at FROM signs")
                            .mapTo(long.class)
                            .one();
                    return handle.execute("UPDATE signs SET seen_at = ?", before + 1);
                });
            }
            return true;
        });

        assertThat(number("SELECT seen_at FROM signs")).isEqualTo(WRITERS * 5);
    }

    @Test
    void of_several_conditional_writers_one_writes() throws Exception {
        List<Callable<Integer>> attempts = IntStream.range(0, WRITERS)
                .<Callable<Integer>>mapToObj(writer -> () -> transactions()
                        .write(handle -> handle.createQuery("SELECT count(*) FROM departures")
                                                .mapTo(int.class)
                                                .one()
                                        == 0
                                ? handle.execute("INSERT INTO departures VALUES (1, ?, 1)", writer)
                                : 0))
                .toList();

        assertThat(Race.of(attempts)).containsOnlyOnce(1);
        assertThat(number("SELECT count(*) FROM departures")).isOne();
    }

    /** Each has two shards, and both are asked for matches on one of the first process. */
    @Test
    void an_outage_that_several_processes_notice_at_once_is_written_down_once(@TempDir Path folder) throws Exception {
        GameRegistry games = TestHost.allGames();
        var belowAll = new GuildId(1);
        try (var lower = TestDatabase.openOnServer(folder, games, new Shards(0, 1, 4));
                var upper = TestDatabase.openOnServer(folder, games, new Shards(2, 3, 4))) {
            Instant now = Instant.ofEpochMilli(1_795_000_000_000L);
            lower.timeOff().hostIsUp(now);
            upper.timeOff().hostIsUp(now);
            int outages = 10;
            for (int outage = 1; outage <= outages; outage++) {
                Instant after = now.plus(Duration.ofDays(outage));
                Race.of(Stream.of(lower, lower, upper)
                        .<Callable<Boolean>>map(process -> () -> {
                            process.timeOff().hostWasReached(belowAll, after);
                            process.timeOff().hostIsUp(after);
                            return true;
                        })
                        .toList());
            }
            assertThat(lower.transactions()
                            .<Long>read(handle -> handle.createQuery("SELECT count(*) FROM outages")
                                    .mapTo(long.class)
                                    .one()))
                    .isEqualTo(outages * 4L);
        }
    }

    /** Each row has one process that looks after it, also one that nobody recorded, or one of a challenge. */
    @Test
    void messages_lose_their_buttons_through_the_process_of_their_server(@TempDir Path folder) throws Exception {
        var board = new PostedMessage(TestHost.CHANNEL, new MessageId(1_200_000_000_000_000_001L));
        var challenge = new PostedMessage(TestHost.CHANNEL, new MessageId(1_200_000_000_000_000_002L));
        GameRegistry games = TestHost.allGames();
        Instant now = new SettableClock().instant();
        try (TestHost some = TestHost.on(
                        TestDatabase.openOnServer(
                                folder, games, Shards.parse("0-1/4").orElseThrow()),
                        games,
                        new SettableClock());
                var others = TestDatabase.openOnServer(
                        folder, games, Shards.parse("2-3/4").orElseThrow())) {
            some.database.messages().outdate(some.begin("heap", ANNA, BERT).id(), board, now);
            some.database.messages().outdate(challenge, now);

            assertThat(Stream.of(some.database, others)
                            .flatMap(database -> database.messages().outdated(now, 10).stream())
                            .map(PostedMessages.OutdatedMessage::message))
                    .containsExactlyInAnyOrder(board, challenge);
        }
    }

    @Test
    void results_are_numbered_without_a_gap_and_ratings_follow_from_them_in_their_order() throws Exception {
        List<Match> matches = LongStream.range(0, WRITERS)
                .mapToObj(i -> host.begin("heap", new ChannelId(1000 + i), ANNA, BERT))
                .toList();

        Race.of(matches.stream()
                .<Callable<Match>>map(match -> () -> host.act(match, new HostAct.Resignation(Seat.FIRST)))
                .toList());

        assertThat(number("SELECT count(*) FROM results")).isEqualTo(WRITERS);
        assertThat(number("SELECT max(number) FROM results")).isEqualTo(WRITERS);
        host.ratings.settle();
        assertThat(host.ratings.recompute().differences()).isZero();
    }
}
