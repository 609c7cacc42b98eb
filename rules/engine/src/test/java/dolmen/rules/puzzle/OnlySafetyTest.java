package dolmen.rules.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Variant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OnlySafetyTest {
    private static final Game<?> CARDS = GameRegistry.load().game("mausoleum-cards");

    /** The first seat can win with the heirs in its morgue; the second holds Body Snatchers. */
    private static final String THREAT = "cards1 5,8,13,53;51;-;7,10;41,42/27,50,54;18,19,34;17;-;40,44"
            + " - 28,21,24,4,30,15,11,52,1 37,38,39,43,45 play:2:14 74";

    /** Body Snatchers lie on the pile; the deck may bring anything. */
    private static final String BEFORE_A_DRAW = "cards1 25,26,27;24,28;1,16;14;44/22,30,49;2,48;8+54;13,15;42,45"
            + " - 21,19,33,52,4,23,47,36,20,11,35,31,50 37,38,39,40,41,43 turn:1:19 99";

    private static Optional<? extends OnlySafety<?>> at(String position) {
        return at(CARDS, position);
    }

    private static <M extends Move> Optional<OnlySafety<M>> at(Game<M> game, String position) {
        return OnlySafety.of(game.read(Variant.of("mausoleum-cards"), position));
    }

    private static <M extends Move> List<String> texts(Game<M> game, String position) {
        return at(game, position).stream()
                .flatMap(only -> only.moves().stream())
                .map(game.notation()::write)
                .toList();
    }

    @Test
    void one_way_to_end_the_turn_is_safe() {
        assertThat(texts(CARDS, THREAT)).containsExactly("50:7");
        assertThat(texts(CARDS, BEFORE_A_DRAW)).containsExactly("pile", "50:15");
    }

    @Test
    void however_the_hidden_cards_lie_it_is_the_same() {
        assertThat(at(THREAT))
                .hasValueSatisfying(only -> assertThat(only.holds()).isTrue());
        assertThat(at(BEFORE_A_DRAW))
                .hasValueSatisfying(only -> assertThat(only.holds()).isTrue());
    }

    @Test
    void where_nobody_threatens_to_win_nothing_is_asked() {
        assertThat(at(THREAT.replace("7,10;41,42/", "10;41,42/"))).isEmpty();
    }

    @Test
    void where_nothing_helps_nothing_is_asked() {
        assertThat(at(THREAT.replace("27,50,54;", "3,27,54;"))).isEmpty();
    }
}
