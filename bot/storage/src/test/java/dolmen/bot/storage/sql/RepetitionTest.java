package dolmen.bot.storage.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.fault.StorageFault;
import dolmen.bot.fault.StorageFaultException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RepetitionTest {
    private static final Repetition LONG = new Repetition(Duration.ofMinutes(1));

    private final AtomicInteger tries = new AtomicInteger();

    /** Work that fails with the code twice, and succeeds at the third attempt. */
    private String failTwice(Repetition repetition, String state, boolean atTheEnd) {
        return repetition.of(mark -> {
            mark.set(atTheEnd);
            if (tries.incrementAndGet() < 3) {
                throw new IllegalStateException(new SQLException("failed", state));
            }
            return "done";
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"40001", "40P01", "08006", "57P01"})
    void work_aborted_by_others_or_by_a_lost_connection_is_repeated(String state) {
        assertThat(failTwice(LONG, state, false)).isEqualTo("done");
        assertThat(tries).hasValue(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"40001", "40P01"})
    void work_rolled_back_during_its_commit_is_repeated_too(String state) {
        assertThat(failTwice(LONG, state, true)).isEqualTo("done");
    }

    @ParameterizedTest
    @ValueSource(strings = {"08006", "57P01"})
    void work_that_may_have_been_stored_is_not_repeated_and_reported_as_uncertain(String state) {
        assertThatThrownBy(() -> failTwice(LONG, state, true))
                .hasRootCauseMessage("failed")
                .isInstanceOfSatisfying(
                        StorageFaultException.class,
                        told -> assertThat(told.fault()).isEqualTo(StorageFault.UNCERTAIN));
        assertThat(tries).hasValue(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"23502", "25006", "53100", "XX001"})
    void work_that_failed_for_a_reason_of_its_own_is_not_repeated(String state) {
        assertThatThrownBy(() -> failTwice(LONG, state, false)).hasRootCauseMessage("failed");
        assertThat(tries).hasValue(1);
    }

    /** Another transaction may have stored the key since the look, which the server reports in this way too. */
    @Test
    void a_duplicate_key_is_retried_a_few_times() {
        assertThat(failTwice(LONG, "23505", false)).isEqualTo("done");
        assertThatThrownBy(() -> LONG.of(mark -> {
                    tries.incrementAndGet();
                    throw new IllegalStateException(new SQLException("taken", "23505"));
                }))
                .hasRootCauseMessage("taken");
        assertThat(tries).hasValue(3 + 10);
    }

    @Test
    void nothing_is_done_again_after_its_time() {
        assertThatThrownBy(() -> failTwice(Repetition.NEVER, "40001", false)).hasRootCauseMessage("failed");
        assertThat(tries).hasValue(1);
    }
}
