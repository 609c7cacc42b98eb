package dolmen.rules.games.murus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.English;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Parsed;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.typed.move.MovePhrases;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MeleeNotationTest {
    private static final Game<MurusMove> GAME = new MurusGame();

    /** South is to move: towers on d3 and h1, a wall on c3; West's wall on d4 and tower on e4, North's wall on f3. */
    private static final Position<MurusMove> BATTLE =
            GAME.read(variant(4), "murus-melee1 2C5/8/7D/8/3bB3/2aA1c2/8/7A - A 20");

    private static final Position<MurusMove> ON_HEXAGONS =
            GAME.read(variant(3), "murus-melee1 5/6/7/4b3/B3A2c1/3a4/7/6/C4 - A 21");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "h1-f1 | The tower on h1 falls towards f1, making walls on g1 and f1",
                "d3-b3 | The tower on d3 falls towards b3, making a tower on c3 and a wall on b3",
                "d3xd4 | The tower on d3 gives a stone to remove the wall on d4"
            })
    void a_move_is_told_in_a_sentence(String text, String sentence) {
        assertThat(BATTLE.legalMoves()).contains(move(text));
        assertThat(English.of(BATTLE.describe(move(text), Seat.SECOND))).isEqualTo(sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "e5-c3 | The tower on e5 falls towards c3, making a tower on d4 and a wall on c3",
                "e5-g3 | The tower on e5 falls towards g3, making walls on f4 and g3",
                "e5xf5 | The tower on e5 gives a stone to remove the wall on f5"
            })
    void a_move_on_hexagons_is_told_in_a_sentence(String text, String sentence) {
        assertThat(ON_HEXAGONS.legalMoves()).contains(move(text));
        assertThat(English.of(ON_HEXAGONS.describe(move(text), Seat.SECOND))).isEqualTo(sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "b2-b4 | There is no stone of yours on b2.",
                "c8-c6 | There is no stone of yours on c8.",
                "c3-c5 | A wall never moves, and c3 holds a wall.",
                "d3-d3 | A move needs two different cells.",
                "d3-e4 | A tower cannot touch a tower, such as the one on e4.",
                "d3-d6 | A tower moves exactly two cells in a straight line, and d6 is not two from d3.",
                "d3-d5 | An enemy wall stands in the way on d4.",
                "d3-f5 | An enemy tower stands in the way on e4.",
                "d3-f3 | An enemy wall stands in the way on f3.",
                "swap  | There is no swap in this variant.",
                "d3-c4,e4 | Only a special first turn puts stones on two cells of your choice."
            })
    void a_refusal_says_why(String typed, String why) {
        assertThat(why(BATTLE, typed)).isEqualTo(why);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "e5-e7 | legal",
                "e5-g5 | An enemy wall stands in the way on f5.",
                "e5-g6 | A tower moves exactly two cells in a straight line, and g6 is not two from e5.",
                "e5-f6 | A tower moves exactly two cells in a straight line, and f6 is not two from e5.",
                "e9-e7 | There is no stone of yours on e9."
            })
    void a_refusal_on_hexagons_says_why(String typed, String why) {
        assertThat(why(ON_HEXAGONS, typed)).isEqualTo(why);
    }

    @Test
    void cells_of_another_board_are_no_move() {
        assertThat(BATTLE.seenBy(Seat.FIRST).parse("e9-c7"))
                .isEqualTo(new Parsed.Malformed<>(MovePhrases.refusalLooksLike(new Verbatim("h1-h3"))));
        assertThat(ON_HEXAGONS.seenBy(Seat.FIRST).parse("a6-a8")).isInstanceOf(Parsed.Malformed.class);
    }

    @Test
    void a_move_of_a_larger_board_is_read_back_but_never_legal_for_two() {
        Position<MurusMove> duel = GAME.start(Variant.of("murus-gallicus"));
        for (int seats = 3; seats <= 4; seats++) {
            MeleeTable.of(seats)
                    .ground()
                    .moves()
                    .filter(move -> !duel.legalMoves().contains(move))
                    .forEach(move -> {
                        assertThat(move(GAME.notation().write(move))).isEqualTo(move);
                        assertThatIllegalArgumentException().isThrownBy(() -> duel.play(move));
                    });
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "players=3",
                "players=4,army=standard",
                "players=4,goal=breakthrough",
                "players=3,goal=escape,army=advanced",
                "players=4,goal=escape,opening=special"
            })
    void combinations_for_two_only_are_refused_with_the_variant_that_there_is(String choices) {
        String players = choices.substring("players=".length(), "players=".length() + 1);
        assertThat(refusal(choices))
                .isEqualTo("For %s players there is murus-gallicus(goal=escape,players=%<s)".formatted(players)
                        + " alone, with the standard army and opening.");
    }

    @Test
    void other_mistakes_in_a_variant_are_still_named() {
        assertThat(refusal("players=5,goal=escape"))
                .isEqualTo("players cannot be \"5\" in Murus Gallicus; it can be 2, 3, 4.");
        assertThat(refusal("players=3,army=huge"))
                .isEqualTo("army cannot be \"huge\" in Murus Gallicus; it can be standard, advanced.");
    }

    @Test
    void the_variants_are_all_of_two_and_one_each_of_three_and_four() {
        assertThat(GAME.variants().map(Variant::text))
                .hasSize(10)
                .contains(
                        "murus-gallicus",
                        "murus-gallicus(army=advanced,goal=escape,opening=special)",
                        "murus-gallicus(goal=escape,players=3)",
                        "murus-gallicus(goal=escape,players=4)");
        assertThat(chosen("players=2")).isEqualTo(new VariantChoice.Found(Variant.of("murus-gallicus")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GAME.start(new Variant("murus-gallicus", new TreeMap<>(Map.of("players", "3")))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "murus1 tttttttt/8/8/8/8/8/TTTTTTTT - 0",
                "murus-melee2 1CCCCCC1/B6D/B6D/B6D/B6D/B6D/B6D/1AAAAAA1 - A 0",
                "murus-melee1 1CCCCCC1/B6D/B6D/B6D/B6D/B6D/B6D/1AAAAAA1 - A -1",
                "murus-melee1 1CCCCCC1/B6D/B6D/B6D/B6D/B6D/B6D/1AAAAA2 - A 0",
                "murus-melee1 1CCCCCC1/B6D/B6D/B6D/B6D/B6D/B6D/1AAAAAA1 - B 0",
                "murus-melee1 1CCCCCC1/B6D/B6D/B6D/B6D/B6D/B6D/aAAAAAA1 - A 1",
                "murus-melee1 1CCCCCC1/B6D/B6D/B6D/B6D/B6D/B6D/1AAAAAA1 A A 1",
                "murus-melee1 1CCCCCC1/B6D/B6D/B6D/B6D/B6D/B6D/1AAAAAA1 BB A 1",
                "murus-melee1 1CCCCCC1/B6D/B6D/B6D/B6D/B6D/B6D/1AAAAAA1 BCDA A 1",
                "murus-melee1 1CCCCCC1/8/8/8/8/8/8/1aaaaaa1 - A 1"
            })
    void nonsense_is_no_position_of_four(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> GAME.read(variant(4), text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "murus-melee1 5/6/7/8/9/8/7/6/AD3 - A 1",
                "murus-melee1 B3C/6/7/8/9/8/7/6/A4 - D 1",
                "murus-melee1 B3C/6/7/8/9/8/7/6/A4 D A 1",
                "murus-melee1 B3C/6/7/8/9/8/7/6/A4 ABC A 1",
                "murus-melee1 1CCCCCC1/B6D/B6D/B6D/B6D/B6D/B6D/1AAAAAA1 - A 0"
            })
    void nonsense_is_no_position_of_three(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> GAME.read(variant(3), text));
    }

    private static String refusal(String choices) {
        return English.of(((VariantChoice.Unknown) chosen(choices)).why());
    }

    private static VariantChoice chosen(String choices) {
        return GameRegistry.load().variant("murus-gallicus(%s)".formatted(choices));
    }

    private static Variant variant(int seats) {
        return new Variant("murus-gallicus", new TreeMap<>(Map.of("goal", "escape", "players", "" + seats)));
    }

    private static MurusMove move(String text) {
        return GAME.notation().read(text);
    }

    private static String why(Position<MurusMove> position, String typed) {
        return position.seenBy(Seat.FIRST).parse(typed) instanceof Parsed.Illegal<MurusMove> illegal
                ? English.of(illegal.why())
                : "legal";
    }
}
