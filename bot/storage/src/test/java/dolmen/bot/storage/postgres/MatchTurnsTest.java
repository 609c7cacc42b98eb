package dolmen.bot.storage.postgres;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.notice.PostedMessages.Kind.BOARD;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.MessageId;
import dolmen.bot.match.Match;
import dolmen.bot.match.Race;
import dolmen.bot.match.SettableClock;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.notice.PostedMessage;
import dolmen.bot.storage.TestDatabase;
import dolmen.rules.Seat;
import dolmen.rules.host.HostAct;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.StatementContext;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that writes for one match come one after the other, and do not block those for others. */
final class MatchTurnsTest {
    private static final int ROUNDS = 20;

    private TestHost host;
    private int channels;
    private int messages;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.on(
                TestDatabase.openOnServer(folder, TestHost.allGames()), TestHost.allGames(), new SettableClock());
    }

    @AfterEach
    void close() {
        host.close();
    }

    private Match begin() {
        return host.begin("murus-gallicus", new ChannelId(1000 + ++channels), ANNA, BERT);
    }

    private Callable<Boolean> post(MatchId match) {
        var message = new PostedMessage(new ChannelId(1000), new MessageId(5000 + ++messages));
        return () -> {
            host.database.messages().post(match, BOARD, message, host.clock.instant());
            return true;
        };
    }

    private long live(MatchId match) {
        return host.database
                .transactions()
                .read(handle -> handle.createQuery(
                                "SELECT count(*) FROM messages WHERE match_id = :match AND take_at IS NULL")
                        .bind("match", match)
                        .mapTo(long.class)
                        .one());
    }

    @Test
    void boards_of_two_matches_at_once_are_stored_at_the_first_attempt() throws Exception {
        for (int round = 0; round < ROUNDS; round++) {
            var posts = List.of(post(begin().id()), post(begin().id()));
            var attempts = new AtomicInteger();
            var both = new CountDownLatch(posts.size());
            host.database.transactions().tell(new SqlLogger() {
                @Override
                public void logAfterExecution(StatementContext statement) {
                    if (statement.getRenderedSql().startsWith("INSERT INTO messages")) {
                        attempts.incrementAndGet();
                        both.countDown();
                        meet(both);
                    }
                }
            });
            Race.of(posts);

            assertThat(attempts).hasValue(posts.size());
        }
    }

    private static void meet(CountDownLatch both) {
        try {
            assertThat(both.await(10, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException failure) {
            throw new IllegalStateException(failure);
        }
    }

    @Test
    void of_boards_that_are_posted_at_once_one_keeps_its_buttons() throws Exception {
        MatchId match = begin().id();
        for (int round = 0; round < ROUNDS; round++) {
            Race.of(List.of(post(match), post(match), post(match)));

            assertThat(live(match)).isOne();
        }
    }

    @Test
    void a_board_that_is_posted_while_its_match_ends_loses_its_buttons() throws Exception {
        Match match = begin();
        Callable<Boolean> post = post(match.id());
        try (var poster = Executors.newSingleThreadExecutor()) {
            var posted = new AtomicReference<Future<Boolean>>();
            host.database.transactions().tell(new SqlLogger() {
                @Override
                public void logAfterExecution(StatementContext statement) {
                    if (statement.getRenderedSql().startsWith("DELETE FROM planned_lines")) {
                        posted.set(poster.submit(post));
                    } else if (statement.getRenderedSql().startsWith("INSERT INTO closings")) {
                        waitFor(posted.get());
                    }
                }
            });
            host.act(match, new HostAct.Resignation(Seat.FIRST));
            posted.get().get();
        }

        assertThat(live(match.id())).isZero();
    }

    /** Waits for a write that does not have to wait for its turn. */
    private static void waitFor(Future<Boolean> posted) {
        try {
            posted.get(1, TimeUnit.SECONDS);
        } catch (TimeoutException waiting) {
            assertThat(posted).isNotDone();
        } catch (InterruptedException | ExecutionException failure) {
            throw new IllegalStateException(failure);
        }
    }
}
