package dolmen.bot.ops.replica;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.storage.postgres.Roster.Holdings;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** After an outage a replica takes no shards from others that are not back yet. */
final class RecoveryTest {
    private final AtomicLong nanos = new AtomicLong(Long.MAX_VALUE - 5);
    private final Recovery recovery = new Recovery(nanos::get);

    private void pass(Duration time) {
        nanos.addAndGet(time.toNanos());
    }

    private static Holdings holdings(List<Integer> replicas, Set<Integer> silent, Map<Integer, Integer> holders) {
        return new Holdings(new TreeSet<>(replicas), silent, holders, Set.of());
    }

    @Test
    void without_an_outage_shards_are_divided_at_every_look() {
        assertThat(recovery.over(holdings(List.of(1), Set.of(2), Map.of(0, 1, 1, 2))))
                .isTrue();
    }

    @Test
    void after_an_outage_of_discord_shards_are_divided_once_all_that_have_some_are_back() {
        recovery.discordIsBack();
        assertThat(recovery.over(holdings(List.of(1), Set.of(2), Map.of(0, 1, 1, 2))))
                .isFalse();

        assertThat(recovery.over(holdings(List.of(1, 2), Set.of(), Map.of(0, 1, 1, 2))))
                .isTrue();
        assertThat(recovery.over(holdings(List.of(1), Set.of(2), Map.of(0, 1, 1, 2))))
                .as("the other is silent now")
                .isTrue();
    }

    @Test
    void after_an_outage_of_discord_the_shards_of_one_that_was_killed_are_free_at_once() {
        recovery.discordIsBack();
        assertThat(recovery.over(holdings(List.of(1), Set.of(), Map.of(0, 1)))).isTrue();
    }

    /** It still serves them until another replica comes for them, but not for long. */
    @Test
    void after_an_outage_of_discord_the_shards_of_one_that_is_leaving_are_free_at_once() {
        recovery.discordIsBack();
        assertThat(recovery.over(holdings(List.of(1), Set.of(), Map.of(0, 1, 1, 2))))
                .isTrue();
    }

    @Test
    void nobody_waits_longer_than_forty_seconds_for_one_that_stays_away() {
        recovery.discordIsBack();
        pass(Duration.ofSeconds(39));
        assertThat(recovery.over(holdings(List.of(1), Set.of(2), Map.of(0, 1, 1, 2))))
                .isFalse();
        pass(Duration.ofSeconds(1));
        assertThat(recovery.over(holdings(List.of(1), Set.of(2), Map.of(0, 1, 1, 2))))
                .isTrue();
    }

    @Test
    void after_an_outage_of_the_database_holders_get_ten_seconds_to_come_back() {
        recovery.databaseIsSilent();
        assertThat(recovery.over(holdings(List.of(1, 2), Set.of(), Map.of()))).isFalse();
        pass(Duration.ofSeconds(10));
        assertThat(recovery.over(holdings(List.of(1, 2), Set.of(), Map.of()))).isTrue();
    }
}
