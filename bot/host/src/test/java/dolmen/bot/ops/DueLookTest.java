package dolmen.bot.ops;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.TestHost;
import dolmen.bot.storage.Database.Queue;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DueLookTest {
    private final AtomicLong nanos = new AtomicLong(Long.MAX_VALUE - 5);
    private TestHost host;
    private DueLook look;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
        look = new DueLook(host.database.opened(), Duration.ofSeconds(1), host.clock, nanos::get);
    }

    @AfterEach
    void close() {
        host.close();
    }

    @Test
    void nothing_is_due_in_an_empty_database() {
        assertThat(look.any(EnumSet.allOf(Queue.class))).isFalse();
    }

    @Test
    void the_board_of_a_match_that_has_begun_is_due() {
        host.begin("mausoleum", TestHost.ANNA, TestHost.BERT);

        assertThat(look.any(Set.of(Queue.NOTICES))).isTrue();
        assertThat(look.any(Set.of(Queue.TIME))).isTrue();
        assertThat(look.any(Set.of(Queue.PUZZLES, Queue.DIGESTS))).isFalse();
    }

    @Test
    void a_look_is_kept_for_nine_tenths_of_a_pace() {
        assertThat(look.any(Set.of(Queue.NOTICES))).isFalse();
        host.begin("mausoleum", TestHost.ANNA, TestHost.BERT);

        nanos.addAndGet(Duration.ofMillis(899).toNanos());
        assertThat(look.any(Set.of(Queue.NOTICES))).isFalse();
        nanos.addAndGet(Duration.ofMillis(1).toNanos());
        assertThat(look.any(Set.of(Queue.NOTICES))).isTrue();
    }

    @Test
    void a_challenge_that_has_expired_is_due() {
        host.database.offer(host.draft("mausoleum", TestHost.ANNA, TestHost.BERT), host.clock.instant());
        assertThat(look.any(Set.of(Queue.EXPIRIES))).isFalse();

        host.clock.advance(Duration.ofDays(2));
        nanos.addAndGet(Duration.ofSeconds(1).toNanos());
        assertThat(look.any(Set.of(Queue.EXPIRIES))).isTrue();
    }
}
