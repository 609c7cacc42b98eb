package dolmen.bot.ops;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.survival.Survival;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;

/** What is done in lanes waits for nothing in another lane. */
final class ConcurrentLanesTest {
    private final CountDownLatch freed = new CountDownLatch(2);
    private final List<String> ends = new CopyOnWriteArrayList<>();
    private final ConcurrentLanes<String> lanes = new ConcurrentLanes<>(
            Thread.ofVirtual().name("a test"),
            new Semaphore(2),
            new Survival(ends::add, System::nanoTime),
            freed::countDown);

    private final CountDownLatch slow = new CountDownLatch(1);

    private void waitForSlow() {
        try {
            slow.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void a_slow_one_keeps_no_other_waiting() throws Exception {
        var quick = new CountDownLatch(1);
        assertThat(lanes.enter("slow", this::waitForSlow)).isTrue();
        assertThat(lanes.enter("quick", quick::countDown)).isTrue();
        quick.await();
        assertThat(lanes.busy()).contains("slow");
        slow.countDown();
        lanes.close();
        assertThat(lanes.busy()).isEmpty();
    }

    @Test
    void when_all_are_in_use_the_next_one_waits_to_be_told() throws Exception {
        assertThat(lanes.enter("one", this::waitForSlow)).isTrue();
        assertThat(lanes.enter("two", this::waitForSlow)).isTrue();
        assertThat(lanes.enter("three", () -> {})).isFalse();
        slow.countDown();
        freed.await();
        assertThat(lanes.enter("three", () -> {})).isTrue();
    }

    @Test
    void a_failure_frees_the_lane_and_asks_for_no_attempt_at_once() {
        lanes.enter("poison", () -> {
            throw new IllegalStateException("a fault");
        });
        lanes.close();
        assertThat(lanes.busy()).isEmpty();
        assertThat(freed.getCount()).isEqualTo(2);
        assertThat(ends).isEmpty();
    }

    @Test
    void what_breaks_the_process_ends_it() {
        lanes.enter("poison", () -> {
            throw new InternalError("broken");
        });
        lanes.close();
        assertThat(ends).hasSize(1);
    }
}
