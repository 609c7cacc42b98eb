package dolmen.bot.ops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.contains;
import static org.mockito.Mockito.doNothing;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.timeout;
import static org.mockito.Mockito.verify;

import dolmen.bot.match.SettableClock;
import dolmen.bot.survival.ProcessExit;
import dolmen.bot.survival.Survival;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What becomes of a worker when what it does fails. */
final class PollerTest {
    private static final int PATIENCE_MILLIS = 30_000;

    private final ProcessExit ending = mock();
    private final Runnable work = mock();
    private final SettableClock clock = new SettableClock();
    private final Poller poller =
            new Poller("notices", Duration.ofMillis(5), new Survival(ending, System::nanoTime), clock);

    @AfterEach
    void close() {
        poller.close();
    }

    static Stream<Throwable> what_one_pass_may_fail_of() {
        return Stream.of(
                new OutOfMemoryError("Java heap space"),
                new StackOverflowError(),
                new AssertionError("a fault"),
                new IllegalStateException("a fault"));
    }

    @ParameterizedTest
    @MethodSource("what_one_pass_may_fail_of")
    void after_a_pass_that_failed_comes_the_next(Throwable failure) {
        doThrow(failure, failure).doNothing().when(work).run();

        poller.start(work);

        verify(work, timeout(PATIENCE_MILLIS).atLeast(4)).run();
        verify(ending, never()).end(contains(""));
        assertThat(poller.health().running()).isTrue();
        assertThat(poller.health().failures()).isZero();
    }

    @Test
    void a_worker_that_rests_begins_at_once_when_it_is_woken() {
        try (var slow = new Poller("notices", Duration.ofHours(1), new Survival(ending, System::nanoTime), clock)) {
            slow.start(work);
            verify(work, timeout(PATIENCE_MILLIS)).run();

            slow.wake();

            verify(work, timeout(PATIENCE_MILLIS).times(2)).run();
        }
    }

    @Test
    void memory_that_has_run_out_for_good_ends_the_process_with_a_line() {
        doThrow(new OutOfMemoryError("Java heap space")).when(work).run();

        poller.start(work);

        verify(ending, timeout(PATIENCE_MILLIS).atLeastOnce()).end(contains("notices (java.lang.OutOfMemoryError"));
    }

    @Test
    void a_broken_process_ends_with_a_line() {
        doThrow(new NoClassDefFoundError("dolmen/Gone")).doNothing().when(work).run();

        poller.start(work);

        verify(ending, timeout(PATIENCE_MILLIS)).end(contains("NoClassDefFoundError"));
    }

    @Test
    void pauses_grow_from_failure_to_failure_and_nobody_cuts_them_short() throws InterruptedException {
        doThrow(new IllegalStateException("a fault")).when(work).run();

        poller.start(work);
        for (int wakes = 0; wakes < 200; wakes++) {
            poller.wake();
            Thread.sleep(5);
        }

        verify(work, timeout(PATIENCE_MILLIS).atLeast(5)).run();
        assertThat(poller.health().failures()).as("within a second").isLessThan(12);
    }

    @Test
    void who_does_not_run_or_has_long_completed_nothing_is_complained_of() throws InterruptedException {
        assertThat(poller.health().complaint(clock.instant())).contains("worker notices is dead");

        var held = new CountDownLatch(1);
        poller.start(() -> await(held));
        clock.advance(Duration.ofSeconds(110));
        assertThat(poller.health().complaint(clock.instant())).isEmpty();
        clock.advance(Duration.ofSeconds(20));
        assertThat(poller.health().complaint(clock.instant()))
                .contains("worker notices has completed nothing for 130 s");

        held.countDown();
        while (poller.health().complaint(clock.instant()).isPresent()) {
            Thread.sleep(5);
        }
    }

    @Test
    void what_has_waited_for_long_is_complained_of_although_the_worker_runs() {
        var since = clock.instant();
        doNothing().when(work).run();

        poller.start(work, () -> true, () -> Optional.of(since));
        verify(work, timeout(PATIENCE_MILLIS).atLeastOnce()).run();
        clock.advance(Duration.ofMinutes(5));
        verify(work, timeout(PATIENCE_MILLIS).atLeast(50)).run();

        assertThat(poller.health().complaint(clock.instant())).contains("worker notices is late by 300 s");
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
