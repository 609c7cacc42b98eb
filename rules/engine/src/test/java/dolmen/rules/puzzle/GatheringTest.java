package dolmen.rules.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import java.util.List;
import org.junit.jupiter.api.Test;

class GatheringTest {
    private static final GameRegistry GAMES = GameRegistry.load();

    private final Gathering gathering = new Gathering(GAMES);

    private boolean add(String... moves) {
        return gathering.add(new Puzzle(
                Variant.of("murus-gallicus"), List.of(moves), Seat.FIRST, 1, List.of("b1-b3"), 700, List.of()));
    }

    @Test
    void none_is_there_twice_or_as_a_mirror_image() {
        assertThat(add("a1-a3", "d7-d5")).isTrue();
        assertThat(add("a1-a3", "d7-d5")).isFalse();
        assertThat(add("h1-h3", "e7-e5")).isFalse();
        assertThat(gathering.size()).isEqualTo(1);
    }

    @Test
    void none_is_there_with_hardly_a_piece_elsewhere() {
        assertThat(add("a1-a3", "d7-d5", "c1-c3", "f7-f5")).isTrue();
        assertThat(add("a1-a3", "d7-d5", "c1-c3", "f7-h5")).isFalse();
        assertThat(add("e1-e3", "b7-b5", "g1-g3", "h7-h5")).isTrue();
        assertThat(gathering.size()).isEqualTo(2);
    }
}
