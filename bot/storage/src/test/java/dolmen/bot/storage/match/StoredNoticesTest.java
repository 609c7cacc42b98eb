package dolmen.bot.storage.match;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.Match;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.notice.NoticeQueue;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StoredNoticesTest {
    private TestHost host;
    private NoticeQueue queue;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
        queue = host.database.notices();
    }

    @AfterEach
    void close() {
        host.close();
    }

    private Instant now() {
        return host.clock.instant();
    }

    @Test
    void a_notice_is_due_at_once_and_until_it_is_settled() {
        Match match = host.begin("heap", ANNA, BERT);

        var owed = queue.due(now(), 10).getFirst();
        assertThat(owed.notice()).isEqualTo(new Notice(match.id(), 0, 0, Notice.Kind.BOARD, true));
        assertThat(owed.attempts()).isZero();

        queue.settle(owed, "message 5", now());
        assertThat(queue.due(now(), 10)).isEmpty();
    }

    @Test
    void nothing_is_due_before_its_time() {
        host.begin("heap", ANNA, BERT);

        assertThat(queue.due(now().minusMillis(1), 10)).isEmpty();
    }

    @Test
    void a_postponed_notice_comes_back_at_its_time_with_one_attempt_more() {
        host.begin("heap", ANNA, BERT);
        var owed = queue.due(now(), 10).getFirst();

        queue.postpone(owed, now().plusSeconds(5), "no connection");

        assertThat(queue.due(now().plusSeconds(4), 10)).isEmpty();
        assertThat(queue.due(now().plusSeconds(5), 10))
                .containsExactly(new NoticeQueue.OwedNotice(owed.id(), owed.notice(), 1));
    }

    @Test
    void the_latest_tell_of_matches_once_each_whether_delivered_or_not() {
        Match quiet = host.begin("heap", ANNA, BERT);
        Match busy = host.play(host.begin("heap", ANNA, BERT), "take-1");
        queue.settle(queue.due(now(), 10).getLast(), "message 5", now());

        assertThat(queue.latest(2, now())).containsExactly(busy.id());
        assertThat(queue.latest(10, now())).containsExactlyInAnyOrder(quiet.id(), busy.id());
    }

    @Test
    void notices_delivered_long_ago_are_not_among_the_latest() {
        host.begin("heap", ANNA, BERT);
        queue.settle(queue.due(now(), 10).getFirst(), "message 5", now());
        Match owed = host.begin("heap", ANNA, BERT);

        assertThat(queue.latest(10, now().plusSeconds(1))).containsExactly(owed.id());
    }

    @Test
    void a_settled_notice_cannot_be_postponed_back_into_the_queue() {
        host.begin("heap", ANNA, BERT);
        var owed = queue.due(now(), 10).getFirst();
        queue.settle(owed, "message 5", now());

        queue.postpone(owed, now(), "too late");

        assertThat(queue.due(now(), 10)).isEmpty();
    }

    @Test
    void a_due_notice_brings_the_postponed_ones_of_its_match_along_in_order() {
        Match match = host.begin("heap", ANNA, BERT);
        var first = queue.due(now(), 10).getFirst();
        queue.postpone(first, now().plus(Duration.ofHours(1)), "no connection");
        host.begin("heap", ANNA, BERT);

        host.play(match, "take-1");

        assertThat(queue.due(now(), 10))
                .filteredOn(owed -> owed.notice().match().equals(match.id()))
                .extracting(owed -> owed.notice().ply())
                .containsExactly(0, 1);
    }

    @Test
    void only_so_many_are_looked_for_and_the_longest_due_first() {
        Match oldest = host.begin("heap", ANNA, BERT);
        host.clock.advance(Duration.ofSeconds(1));
        host.begin("heap", ANNA, BERT);

        assertThat(queue.due(now(), 1))
                .extracting(owed -> owed.notice().match())
                .containsExactly(oldest.id());
    }

    @Test
    void the_last_ply_and_a_resignation_after_it_are_two_notices() {
        Match match = host.play(host.begin("heap", ANNA, BERT), "take-1");
        host.matches.resign(match.id(), ANNA.id(), 1);

        assertThat(queue.due(now(), 10))
                .extracting(owed -> owed.notice().nonce())
                .containsExactly("m1.0.b", "m1.1.b", "m1.2.r");
    }
}
