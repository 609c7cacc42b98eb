package dolmen.bot.id;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ShardsTest {
    @Test
    void a_range_is_read_as_it_is_written() {
        assertThat(Shards.parse("0-3/16")).contains(new Shards(0, 3, 16));
        assertThat(Shards.parse("2/4")).contains(new Shards(2, 2, 4));
        assertThat(new Shards(0, 3, 16)).hasToString("0-3/16");
        assertThat(new Shards(2, 2, 4)).hasToString("2/4");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "4", "0-3", "3-0/4", "0-4/4", "4/4", "-1/4", "0-1/0", "0-1/999999", "a/4", "0/4 ", "1-2-3/4"
            })
    void a_malformed_range_of_shards_is_refused(String text) {
        assertThat(Shards.parse(text)).isEmpty();
    }

    @Test
    void shards_that_cannot_be_are_refused() {
        assertThatThrownBy(() -> new Shards(2, 1, 4)).hasMessageContaining("2-1/4");
    }

    /** The formula is in Discord's documentation; the servers are the sandbox's and one of Discord's own. */
    @Test
    void a_server_belongs_to_one_shard_by_the_time_at_which_it_was_made() {
        var server = new GuildId(613_425_648_685_547_541L);
        assertThat(Shards.shardOf(server, 16)).isEqualTo((int) (146_252_071_544L % 16));
        assertThat(IntStream.range(0, 4)
                        .mapToObj(shard -> new Shards(shard, shard, 4))
                        .filter(shard -> shard.serve(server)))
                .hasSize(1);
        assertThat(Shards.ALL.serve(server)).isTrue();
        assertThat(Shards.ALL.all()).isTrue();
    }
}
