package dolmen.bot.images;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** That drawing keeps nobody waiting but those who want pictures. */
@Timeout(60)
final class EaselsTest {
    private final Easels easels = new Easels(1);

    @Test
    void a_picture_is_drawn_by_a_thread_of_the_platform_whoever_asks() throws InterruptedException {
        var virtual = new boolean[1];
        Thread asking = Thread.ofVirtual()
                .start(() ->
                        virtual[0] = easels.draw(() -> Thread.currentThread().isVirtual()));
        asking.join();

        assertThat(virtual[0]).isFalse();
        assertThat(easels.draw(() -> Thread.currentThread().isDaemon())).isTrue();
    }

    @Test
    void others_are_answered_while_as_many_draw_as_there_are_cores() throws InterruptedException {
        int cores = Runtime.getRuntime().availableProcessors();
        var crowded = new Easels(cores);
        var answered = new CountDownLatch(1);
        for (int painter = 0; painter < cores; painter++) {
            Thread.ofVirtual()
                    .start(() -> crowded.draw(() -> {
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
    void a_fault_while_drawing_reaches_whoever_asked_as_it_was() {
        var fault = new IllegalStateException("no such stone");
        var error = new StackOverflowError();

        assertThatThrownBy(() -> easels.draw(() -> {
                    throw fault;
                }))
                .isSameAs(fault);
        assertThatThrownBy(() -> easels.draw(() -> {
                    throw error;
                }))
                .isSameAs(error);
        assertThat(easels.draw(() -> "the next one")).isEqualTo("the next one");
    }
}
