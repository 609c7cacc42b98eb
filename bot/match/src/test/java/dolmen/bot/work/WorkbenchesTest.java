package dolmen.bot.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests that long work delays only those who want it. */
@Timeout(60)
final class WorkbenchesTest {
    private final Workbenches benches = new Workbenches("a test", 1);

    @Test
    void work_is_done_by_a_platform_thread_for_every_caller() throws InterruptedException {
        var virtual = new boolean[1];
        Thread asking = Thread.ofVirtual()
                .start(() ->
                        virtual[0] = benches.work(() -> Thread.currentThread().isVirtual()));
        asking.join();

        assertThat(virtual[0]).isFalse();
        assertThat(benches.work(() -> Thread.currentThread().isDaemon())).isTrue();
    }

    @Test
    void others_are_answered_while_as_many_work_as_there_are_cores() throws InterruptedException {
        int cores = Runtime.getRuntime().availableProcessors();
        var crowded = new Workbenches("a crowd", cores);
        var answered = new CountDownLatch(1);
        for (int worker = 0; worker < cores; worker++) {
            Thread.ofVirtual()
                    .start(() -> crowded.work(() -> {
                        while (answered.getCount() > 0) {
                            Thread.onSpinWait();
                        }
                        return "";
                    }));
        }

        Thread.ofVirtual().start(answered::countDown).join();

        assertThat(answered.getCount()).isZero();
    }

    @Test
    void an_exception_at_work_reaches_the_caller_unchanged() {
        var fault = new IllegalStateException("no such stone");
        var error = new StackOverflowError();

        assertThatThrownBy(() -> benches.work(() -> {
                    throw fault;
                }))
                .isSameAs(fault);
        assertThatThrownBy(() -> benches.work(() -> {
                    throw error;
                }))
                .isSameAs(error);
        assertThat(benches.work(() -> "the next one")).isEqualTo("the next one");
    }
}
