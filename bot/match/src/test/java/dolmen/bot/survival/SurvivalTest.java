package dolmen.bot.survival;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.ArgumentMatchers.contains;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoInteractions;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

final class SurvivalTest {
    private final ProcessExit ending = mock();
    private final AtomicLong nanos = new AtomicLong(-7);
    private final Survival survival = new Survival(ending, nanos::get);

    @Test
    void a_failure_of_one_task_never_ends_the_process() {
        for (int times = 0; times < 100; times++) {
            survival.met("a task", new IllegalStateException("a fault"));
            survival.met("a task", new StackOverflowError());
            survival.met("a task", new AssertionError("a fault"));
        }

        verifyNoInteractions(ending);
    }

    @Test
    void a_broken_process_ends_at_once_with_a_line_that_says_why() {
        survival.met("notices", new NoClassDefFoundError("dolmen/Gone"));

        verify(ending).end(contains("notices (java.lang.NoClassDefFoundError: dolmen/Gone)"));
    }

    @Test
    void memory_may_run_out_now_and_then_but_not_five_times_within_a_minute() {
        for (int times = 0; times < 40; times++) {
            survival.met("a picture", new OutOfMemoryError("Java heap space"));
            nanos.addAndGet(Duration.ofSeconds(16).toNanos());
        }
        verifyNoInteractions(ending);

        for (int times = 0; times < 2; times++) {
            survival.met("a picture", new CompletionException(new OutOfMemoryError("Java heap space")));
        }
        verify(ending).end(contains("status 3"));
    }

    @Test
    void a_thread_of_the_platform_that_dies_of_an_error_ends_the_process_and_a_virtual_one_does_not()
            throws InterruptedException {
        var uncaught = survival.uncaught();

        Thread once = Thread.ofVirtual().unstarted(() -> {
            throw new StackOverflowError();
        });
        once.setUncaughtExceptionHandler(uncaught);
        once.start();
        once.join();
        verifyNoInteractions(ending);

        Thread lasting = Thread.ofPlatform().name("reader").unstarted(() -> {
            throw new StackOverflowError();
        });
        lasting.setUncaughtExceptionHandler(uncaught);
        lasting.start();
        lasting.join();
        verify(ending).end(contains("reader"));
        assertThat(uncaught.count()).isEqualTo(2);
    }

    @Test
    void in_a_pass_everything_is_attempted_and_a_lack_of_memory_told_in_the_end() {
        var pass = new Pass(LoggerFactory.getLogger(SurvivalTest.class));
        List<String> done = new ArrayList<>();

        for (Error failure : List.of(new OutOfMemoryError(), new StackOverflowError(), new AssertionError())) {
            pass.attend(
                    "a thing",
                    () -> {
                        throw failure;
                    },
                    met -> done.add("set aside after " + met));
        }
        assertThat(pass.<Integer>attempt("a thing", () -> 7, met -> 0)).isEqualTo(7);

        assertThat(done).hasSize(3);
        assertThatThrownBy(pass::end).hasRootCauseInstanceOf(OutOfMemoryError.class);
    }

    @Test
    void a_pass_stops_when_the_process_is_broken() {
        var pass = new Pass(LoggerFactory.getLogger(SurvivalTest.class));

        assertThatThrownBy(() -> pass.attempt(
                        "a thing",
                        () -> {
                            throw new InternalError("the machine is broken");
                        },
                        met -> 0))
                .isInstanceOf(InternalError.class);
    }
}
