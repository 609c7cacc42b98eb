package dolmen.rules.games.obelisk;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.English;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.lesson.Exhibit;
import dolmen.rules.lesson.Page;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.Mark;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ObeliskLessonTest {
    private static final GameRegistry GAMES = GameRegistry.load();

    static Stream<Variant> modes() {
        return GAMES.variants().filter(variant -> variant.game().equals("obelisk"));
    }

    @ParameterizedTest
    @MethodSource("modes")
    void a_picture_bars_a_step_that_would_break_the_symmetry(Variant mode) {
        Exhibit exhibit = GAMES.game("obelisk").lesson(mode).pages().stream()
                .map(Page::exhibit)
                .filter(shown -> shown.marks().contains(new Mark.Barred("e1")))
                .findFirst()
                .orElseThrow();

        assertThat(Standing.of(GAMES.game("obelisk"), mode, exhibit).legalMoves(Seat.FIRST))
                .contains("e2-d3")
                .doesNotContain("e2-e1");
    }

    @ParameterizedTest
    @MethodSource("modes")
    void it_says_that_a_third_repetition_draws(Variant mode) {
        assertThat(captions(mode)).contains("wins. The same position a third time is a draw.");
    }

    @ParameterizedTest
    @MethodSource("modes")
    void it_says_whose_capstone_must_leave_and_who_loses(Variant mode) {
        assertThat(captions(mode)).contains("your capstone", "The capstone must leave on your next turn, or you lose.");
    }

    private static String captions(Variant mode) {
        return GAMES.game("obelisk").lesson(mode).pages().stream()
                .map(Page::caption)
                .map(English::of)
                .collect(Collectors.joining("\n"));
    }
}
