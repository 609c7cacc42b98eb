package dolmen.rules.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.play.GameRecord;
import dolmen.rules.play.Standing;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GatheringTest {
    private static final GameRegistry GAMES = GameRegistry.load();

    private final Gathering gathering = new Gathering(GAMES);

    /** Openings of two plies, no two of which look alike. */
    private static final List<List<String>> OPENINGS = openings();

    private static List<List<String>> openings() {
        Map<CommonForm, List<String>> unlike = new LinkedHashMap<>();
        for (String first : after(List.of()).legalMoves(Seat.FIRST)) {
            for (String second : after(List.of(first)).legalMoves(Seat.SECOND)) {
                List<String> both = List.of(first, second);
                unlike.putIfAbsent(CommonForm.of(after(both).position(), Seat.FIRST), both);
            }
        }
        return List.copyOf(unlike.values());
    }

    private static Standing<?> after(List<String> moves) {
        return new GameRecord(Variant.of("obelisk"), moves).replay(GAMES.game("obelisk"));
    }

    private boolean add(int opening, int turns) {
        return add(opening, turns, 2 * turns - 1);
    }

    private boolean add(int opening, int turns, int plies) {
        return gathering.add(new Puzzle(
                Variant.of("obelisk"),
                OPENINGS.get(opening),
                Seat.FIRST,
                turns,
                Collections.nCopies(plies, "a1-a2"),
                1000,
                List.of()));
    }

    @Test
    void none_is_there_twice() {
        assertThat(add(0, 3)).isTrue();
        assertThat(add(0, 3)).isFalse();
        assertThat(gathering.size()).isEqualTo(1);
    }

    @Test
    void wins_in_one_turn_are_one_in_ten() {
        assertThat(List.of(add(0, 1), add(1, 1), add(2, 1))).containsExactly(true, true, false);
    }

    @Test
    void wins_in_one_or_two_turns_are_nine_in_ten() {
        for (int opening = 0; opening < 18; opening++) {
            assertThat(add(opening, 2)).isTrue();
        }
        assertThat(List.of(add(18, 2), add(19, 1))).containsExactly(false, false);
        for (int opening = 20; opening < 23; opening++) {
            assertThat(add(opening, 3)).isTrue();
        }
        assertThat(add(23, 2)).isTrue();
    }

    @Test
    void of_turns_of_two_moves_every_move_counts() {
        for (int opening = 0; opening < 20; opening++) {
            assertThat(add(opening, 2, 5)).isTrue();
        }
        assertThat(List.of(add(20, 1, 2), add(21, 1), add(22, 1), add(23, 1))).containsExactly(true, true, true, false);
    }

    @Test
    void safety_may_be_asked_for_as_often_as_one_likes() {
        for (int opening = 0; opening < 24; opening++) {
            assertThat(add(opening, 0, 1)).isTrue();
        }
    }
}
