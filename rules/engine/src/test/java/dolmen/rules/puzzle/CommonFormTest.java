package dolmen.rules.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.play.GameRecord;
import java.util.List;
import org.junit.jupiter.api.Test;

class CommonFormTest {
    private static final GameRegistry GAMES = GameRegistry.load();

    private static CommonForm after(Seat seat, String... moves) {
        var record = new GameRecord(Variant.of("murus-gallicus"), List.of(moves));
        return CommonForm.of(record.replay(GAMES.game("murus-gallicus")).position(), seat);
    }

    @Test
    void a_mirrored_board_looks_alike() {
        assertThat(after(Seat.FIRST, "a1-a3")).isEqualTo(after(Seat.FIRST, "h1-h3"));
        assertThat(after(Seat.FIRST, "a1-a3")).isNotEqualTo(after(Seat.FIRST, "b1-b3"));
    }

    @Test
    void a_board_with_the_colours_changed_looks_alike_to_the_other_player() {
        assertThat(after(Seat.FIRST, "a1-a3", "b7-b5")).isEqualTo(after(Seat.SECOND, "b1-b3", "a7-a5"));
        assertThat(after(Seat.FIRST, "a1-a3", "b7-b5")).isNotEqualTo(after(Seat.SECOND, "a1-a3", "b7-b5"));
    }

    @Test
    void boards_are_near_if_hardly_a_piece_differs_even_mirrored() {
        CommonForm form = after(Seat.FIRST, "a1-a3", "b7-b5");
        assertThat(form.isNear(form)).isTrue();
        assertThat(form.isNear(after(Seat.FIRST, "h1-h3", "g7-e5"))).isTrue();
        assertThat(form.isNear(after(Seat.FIRST, "c1-c3", "b7-b5"))).isFalse();
    }
}
