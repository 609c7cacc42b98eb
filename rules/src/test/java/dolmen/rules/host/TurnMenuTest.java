package dolmen.rules.host;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.VariantChoice;
import java.util.List;
import org.junit.jupiter.api.Test;

class TurnMenuTest {
    private static final GameRegistry GAMES = GameRegistry.load();

    private static HostedGame<?> game(String variant, String... moves) {
        var found = (VariantChoice.Found) GAMES.variant(variant);
        HostedGame<?> game = HostedGame.start(GAMES.game(found.variant().game()), found.variant());
        for (String move : moves) {
            game = ((TypedTurn.Played) game.playTyped(game.toMove().orElseThrow(), move)).game();
        }
        return game;
    }

    @Test
    void a_move_is_a_piece_and_a_target() {
        HostedGame<?> start = game("murus-gallicus");

        var pieces = (TurnMenu.Reached.Choosing) TurnMenu.at(start, Seat.FIRST, List.of());
        assertThat(pieces.options())
                .extracting(option -> option.step().key())
                .containsExactly("a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1");
        assertThat(pieces.options().getFirst().description()).isEqualTo("2 moves");

        var targets = (TurnMenu.Reached.Choosing) TurnMenu.at(start, Seat.FIRST, List.of("a1"));
        assertThat(targets.chosen()).containsExactly(Step.onCell("a1"));
        assertThat(targets.options())
                .extracting(TurnMenu.Option::step)
                .containsExactly(Step.onCell("a3"), Step.onCell("c3"));
        assertThat(targets.options().getFirst().description()).startsWith("The tower on a1 moves to a3");

        var chosen = (TurnMenu.Reached.Chosen) TurnMenu.at(start, Seat.FIRST, List.of("a1", "c3"));
        assertThat(chosen.line()).isEqualTo("a1-c3");
        assertThat(chosen.game().toMove()).contains(Seat.SECOND);
    }

    @Test
    void a_turn_of_two_plies_is_one_path() {
        HostedGame<?> start = game("gardsdansen");

        var stones = (TurnMenu.Reached.Choosing) TurnMenu.at(start, Seat.FIRST, List.of("d2", "d4"));
        assertThat(stones.line()).isEqualTo("d2-d4");
        assertThat(stones.chosen()).isEmpty();

        var chosen = (TurnMenu.Reached.Chosen) TurnMenu.at(start, Seat.FIRST, List.of("d2", "d4", "c1"));
        assertThat(chosen.line()).isEqualTo("d2-d4 c1-d2");
    }

    @Test
    void a_path_that_no_legal_turn_takes_leads_nowhere() {
        HostedGame<?> start = game("murus-gallicus");

        for (List<String> path : List.of(List.of("a2"), List.of("a1", "a2"), List.of("a1", "a3", "b1"), List.of(""))) {
            assertThat(TurnMenu.at(start, Seat.FIRST, path)).isEqualTo(new TurnMenu.Reached.Nowhere());
        }
        assertThat(TurnMenu.at(start, Seat.SECOND, List.of())).isEqualTo(new TurnMenu.Reached.Nowhere());
    }
}
