package dolmen.rules.games.mausoleumcards;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.English;
import dolmen.rules.Seat;
import dolmen.rules.host.HostedGame;
import dolmen.rules.host.TurnMenu;
import dolmen.rules.host.TurnMenu.Reached;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The menus of a card table, as a phone shows them. */
class CardsMenuTest {
    private static final int PHONE = 38;
    private static final int GAMES = 20;

    private final RandomGenerator random =
            RandomGeneratorFactory.of("L64X128MixRandom").create(11);

    @ParameterizedTest
    @ValueSource(ints = {2, 5})
    void no_label_is_longer_than_a_phone_shows_and_no_two_of_a_menu_are_alike(int players) {
        for (int game = 0; game < GAMES; game++) {
            HostedGame<?> now = HostedGame.start(new CardsGame(), Setting.variant(players));
            while (now.live()) {
                now = now.toMove().isPresent() ? turn(now, now.toMove().orElseThrow()) : now.playChance(random);
            }
        }
    }

    private HostedGame<?> turn(HostedGame<?> game, Seat mover) {
        var path = new ArrayList<String>();
        while (true) {
            switch (TurnMenu.at(game, mover, path, English::of)) {
                case Reached.Choosing menu -> {
                    assertThat(menu.options())
                            .allSatisfy(option ->
                                    assertThat(option.label(English::of)).hasSizeLessThanOrEqualTo(PHONE))
                            .extracting(option -> option.label(English::of))
                            .doesNotHaveDuplicates();
                    path.addAll(menu.options()
                            .get(random.nextInt(menu.options().size()))
                            .keys());
                }
                case Reached.Chosen chosen -> {
                    return chosen.game();
                }
                case Reached.Nowhere nowhere -> throw new AssertionError(path + " leads nowhere");
            }
        }
    }

    @Test
    void a_burial_asks_who_pays_and_then_who_lies_on_top() {
        CardsPosition position = Setting.of("""
                1: morgue 3 7 13
                2: party 15
                pile 17
                due turn:1:7
                """);

        assertThat(labels(position, "$41=3", "$39=3+13", "$39=13+3", "$44=7", "pile"))
                .containsExactly(
                        List.of("Buy Obelisk, $4m", "Loving Grandfather, $4m"),
                        List.of("Buy Family Vault, $5m", "Grandfather and Brat, $5m", "Brat on top of the pile"),
                        List.of("Buy Family Vault, $5m", "Grandfather and Brat, $5m", "Grandfather on top of the pile"),
                        List.of("Buy Columbarium Niche, $3m", "Black Sheep, $3m"),
                        List.of("Take Long-Lost Uncle, $3m"));
    }

    @Test
    void an_heir_is_offered_with_its_host_and_its_worth() {
        CardsPosition position = Setting.of("""
                1: hand 5 19 46; party 3+54
                2: party 13+52 14
                """);

        assertThat(labels(position, "19x13", "19x14", "46:3", "5@1", "5@2"))
                .containsExactly(
                        List.of("Botched Kidnapping", "Seat 2's Brat, $3m"),
                        List.of("Botched Kidnapping", "Seat 2's Brat, $1m"),
                        List.of("On Holiday", "Your Grandfather, $4m, guarded"),
                        List.of("Clever Niece, $5m", "Your party"),
                        List.of("Clever Niece, $5m", "Seat 2's party"));
    }

    @Test
    void two_cards_of_one_name_are_told_apart_by_their_order_in_the_picture() {
        CardsPosition playing = Setting.of("""
                1: hand 19 46 47; party 13 14
                2: party 15+52 16
                """);
        CardsPosition burying = Setting.of("""
                1: morgue 3 13 14
                2: party 15
                pile 17
                due turn:1:7
                """);

        assertThat(labels(playing, "47:14", "46:15", "46:16", "19x13"))
                .containsExactly(
                        List.of("On Holiday (2nd)", "Your Brat, $1m (2nd)"),
                        List.of("On Holiday (1st)", "Seat 2's Aunt, $6m"),
                        List.of("On Holiday (1st)", "Seat 2's Aunt, $4m"),
                        List.of("Botched Kidnapping", "Your Brat, $1m (1st)"));
        assertThat(labels(burying, "$39=3+14", "$38=3+13+14"))
                .containsExactly(
                        List.of("Buy Family Vault, $5m", "Grandfather and Brat (2nd), $5m", "Brat on top of the pile"),
                        List.of("Buy Gothic Crypt, $6m", "All three, $6m", "Brat (2nd) on top of the pile"));
    }

    @Test
    void a_guest_with_other_plans_is_chosen_together_with_its_new_host() {
        CardsPosition position = Setting.of("""
                1: hand 48; party 3+54 13 14
                2: party 15
                3: party 16
                """);

        assertThat(labels(position, "48:3@2", "48:14@3"))
                .containsExactly(
                        List.of("Change of Plans", "Grandfather, $4m → Seat 2's party"),
                        List.of("Change of Plans", "Brat, $1m (2nd) → Seat 3's party"));
    }

    private static List<List<String>> labels(CardsPosition position, String... moves) {
        return List.of(moves).stream()
                .map(move -> position.seenBy(Seat.FIRST).steps(Setting.move(move)).stream()
                        .map(step -> English.of(step.label()))
                        .toList())
                .toList();
    }
}
