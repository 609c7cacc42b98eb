package dolmen.bot.ops;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class HeapSharesTest {

    @ParameterizedTest
    @ValueSource(longs = {64L << 20, 256L << 20, 1L << 30, 16L << 30})
    void every_share_has_some_of_the_heap_and_together_they_leave_most_of_it(long heap) {
        HeapShares shares = HeapShares.of(heap, 8);

        List<Long> all = List.of(
                shares.boards(),
                shares.plaques(),
                shares.replays(),
                shares.pieces(),
                shares.backgrounds(),
                shares.plates(),
                shares.matches());
        assertThat(all).allMatch(share -> share > heap / 100);
        assertThat(all.stream().mapToLong(Long::longValue).sum()).isBetween(heap / 5, heap / 3);
        assertThat(shares.drawings()).isBetween(1, 8);
    }
}
