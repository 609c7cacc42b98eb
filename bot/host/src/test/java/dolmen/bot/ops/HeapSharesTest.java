package dolmen.bot.ops;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class HeapSharesTest {

    @ParameterizedTest
    @ValueSource(longs = {64L << 20, 256L << 20, 1L << 30, 16L << 30})
    void all_shares_together_leave_most_of_the_heap_to_everything_else(long heap) {
        HeapShares shares = HeapShares.of(heap, 8);

        long all = shares.boards()
                + shares.plaques()
                + shares.replays()
                + shares.pieces()
                + shares.backgrounds()
                + shares.plates()
                + shares.matches();
        assertThat(all).isBetween(heap / 5, heap / 3);
        assertThat(shares.drawings()).isBetween(1, 8);
    }
}
