package dolmen.bot.images;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.match.picture.Picture;
import dolmen.bot.work.Workbenches;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Tests that films are made one after the other, each once, and that everybody learns how many are before theirs. */
final class FilmQueueTest {
    private final FilmQueue<String> line =
            new FilmQueue<>(new PictureCache<>(1000, new Workbenches("a film", 1), film -> 1));
    private final CountDownLatch go = new CountDownLatch(1);
    private final AtomicInteger made = new AtomicInteger();

    private Picture slowly(String film) {
        await(go);
        made.incrementAndGet();
        return new Picture(new byte[1], film);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    @Test
    void later_requests_queue_behind_and_a_second_click_joins_the_first() {
        CompletableFuture<Picture> first = line.join("first", this::slowly);
        CompletableFuture<Picture> second = line.join("second", this::slowly);

        assertThat(line.ahead("first")).isZero();
        assertThat(line.ahead("second")).isEqualTo(1);
        assertThat(line.begun("second")).isTrue();
        assertThat(line.begun("third")).isFalse();
        assertThat(line.join("second", this::slowly)).isSameAs(second);
        go.countDown();

        assertThat(first.join().altText()).isEqualTo("first");
        assertThat(second.join().altText()).isEqualTo("second");
        assertThat(line.join("first", this::slowly).join()).isSameAs(first.join());
        assertThat(line.begun("first")).isTrue();
        assertThat(made).hasValue(2);
    }

    @Test
    void a_film_that_fails_leaves_the_line_and_is_begun_again() {
        go.countDown();
        CompletableFuture<Picture> failed = line.join("film", film -> {
            throw new IllegalStateException("no ink");
        });

        assertThatThrownBy(failed::join).hasRootCauseMessage("no ink");
        assertThat(line.join("film", this::slowly).join().altText()).isEqualTo("film");
    }
}
