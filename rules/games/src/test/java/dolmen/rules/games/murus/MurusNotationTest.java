package dolmen.rules.games.murus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.Diagram;
import dolmen.rules.English;
import dolmen.rules.Game;
import dolmen.rules.Parsed;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.typed.move.MovePhrases;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MurusNotationTest {
    private static final Game<MurusMove> GAME = new MurusGame();
    private static final Variant STANDARD = Variant.of("murus-gallicus");
    private static final Variant SPECIAL = new Variant("murus-gallicus", new TreeMap<>(Map.of("opening", "special")));

    /** The Romans are to move; towers on d3 and h1, walls on a1 and c3, a catapult on f4. */
    private static final Position<MurusMove> BATTLE = GAME.read(
            new Variant("murus-gallicus", new TreeMap<>(Map.of("army", "advanced"))),
            "murus1 %s - 20".formatted(Diagram.word("""
                                    7 t t . . . . . t
                                    6 . . . . . . . .
                                    5 . . . . . . . .
                                    4 . . w c t C . W
                                    3 . . W T w . . .
                                    2 . . . . . . . .
                                    1 W . . . . . . T
                                    """)));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a1-a3",
                "A1 - A3",
                "a1a3",
                "a1 a3",
                "a1>a3",
                "a1,a3",
                "a1 to a3",
                "a1→a3",
                "a1 ⟶ a3",
                "a1–a3",
                "a1 — a3",
                "a1−a3",
                "a1->a3",
                "a1\u00a0a3",
                " a1-a3\n",
                "a1toa3"
            })
    void any_sign_between_two_cells_will_do(String typed) {
        assertThat(read(GAME.start(STANDARD), typed)).isEqualTo(ok("a1-a3"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"take a1 to a3", "take the tower on a1 and put it on a3"})
    void to_take_an_own_stack_is_to_pick_it_up(String typed) {
        assertThat(read(GAME.start(STANDARD), typed)).isEqualTo(ok("a1-a3"));
    }

    @Test
    void a_text_that_fits_several_moves_lists_them_but_a_canonical_one_is_exact() {
        assertThat(read(BATTLE, "d3 d4")).isEqualTo(new Parsed.Ambiguous<>(List.of(move("d3xd4"), move("d3*d4"))));
        assertThat(read(BATTLE, "D3 X D4")).isEqualTo(ok("d3xd4"));
        assertThat(read(BATTLE, "d3*d4")).isEqualTo(ok("d3*d4"));
        assertThat(read(BATTLE, "d3-c4")).isEqualTo(ok("d3xc4"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "b2-b4 | There is no stone of yours on b2.",
                "c4-c6 | There is no stone of yours on c4.",
                "c3-c5 | A wall never moves, and c3 holds a wall.",
                "d3-d3 | A move needs two different cells.",
                "d3-e4 | A tower cannot touch a tower, such as the one on e4.",
                "d3-d6 | A tower moves exactly two cells in a straight line, and d6 is not two from d3.",
                "d3-e5 | A tower moves exactly two cells in a straight line, and e5 is not two from d3.",
                "d3-f3 | An enemy wall stands in the way on e3.",
                "d3-d5 | An enemy catapult stands in the way on d4.",
                "f4-f5 | A catapult neither moves nor sacrifices; it throws exactly two or three cells, straight or"
                        + " diagonally forward or sideways.",
                "f4-f2 | A catapult neither moves nor sacrifices; it throws exactly two or three cells, straight or"
                        + " diagonally forward or sideways.",
                "f4-h4 | A catapult never throws onto a stack of its own side, such as the one on h4.",
                "swap  | There is no swap in this variant."
            })
    void a_refusal_says_why(String typed, String why) {
        assertThat(read(BATTLE, typed))
                .isInstanceOfSatisfying(
                        Parsed.Illegal.class,
                        illegal -> assertThat(English.of(illegal.why())).isEqualTo(why));
    }

    @Test
    void an_own_stack_that_takes_no_stone_is_named() {
        assertThat(read(GAME.start(STANDARD), "a1-c1"))
                .isEqualTo(new Parsed.Illegal<>(
                        MurusPhrases.refusalOwnTower(new Verbatim("b1")),
                        List.of(move("a1-c3"), move("a1-a3"), move("c1-c3"), move("e1-c3"), move("b1-b3"))));
    }

    @Test
    void the_special_first_turn_is_read_in_any_order_and_explained() {
        Position<MurusMove> start = GAME.start(SPECIAL);

        assertThat(read(start, "b1 e2 c2")).isEqualTo(ok("b1-c2,e2"));
        assertThat(why(start, "b1-b3"))
                .isEqualTo("The first turn puts the two stones of a home tower on two different cells of row 2, such as"
                        + " a1-a2,b2.");
        assertThat(why(start, "b3-c2,e2")).isEqualTo("There is no tower of yours on b3.");
        assertThat(why(start, "swap"))
                .isEqualTo("Sides can be swapped only once, in answer to the Romans' first turn.");
        assertThat(read(start.play(move("b1-c2,e2")), " SWAP ")).isEqualTo(ok("swap"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "hello", "i9-a1", "\0", "😀😀", "(((("})
    void what_is_no_move_is_answered_with_an_example(String typed) {
        assertThat(read(GAME.start(STANDARD), typed))
                .isEqualTo(new Parsed.Malformed<>(MovePhrases.refusalLooksLike(new Verbatim("a1-a3"))));
    }

    @Test
    void nothing_can_be_played_when_the_game_is_over() {
        Position<MurusMove> over = GAME.read(STANDARD, "murus1 3T4/8/8/8/8/8/8 - 21");

        assertThat(why(over, "a7-a5")).isEqualTo("The game is over.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "h1-f1 | The tower on h1 falls towards f1, making walls on g1 and f1",
                "d3-b3 | The tower on d3 falls towards b3, making a tower on c3 and a wall on b3",
                "d3xe3 | The tower on d3 gives a stone to remove the wall on e3",
                "d3xd4 | The tower on d3 gives a stone to make a tower of the catapult on d4",
                "d3*d4 | The tower on d3 gives both stones to make a wall of the catapult on d4",
                "f4-f6 | The catapult on f4 throws a stone to f6, making a wall",
                "f4xd4 | The catapult on f4 throws a stone to make a tower of the catapult on d4",
                "f4xc4 | The catapult on f4 throws a stone to remove the wall on c4"
            })
    void a_move_is_told_in_a_sentence(String text, String sentence) {
        assertThat(BATTLE.legalMoves()).contains(move(text));
        assertThat(English.of(BATTLE.describe(move(text), Seat.SECOND))).isEqualTo(sentence);
    }

    @Test
    void special_moves_are_told_in_sentences() {
        Position<MurusMove> start = GAME.start(SPECIAL);
        assertThat(English.of(start.describe(move("b1-c2,e2"), Seat.FIRST)))
                .isEqualTo("The tower on b1 is spread to walls on c2 and e2");
        assertThat(English.of(start.play(move("b1-c2,e2")).describe(move("swap"), Seat.FIRST)))
                .isEqualTo("The sides are swapped, and the second player takes the Romans over");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "A1-A3",
                "a1-a5",
                "a1xa4x",
                "a1*a3",
                "a1-a2",
                "b1-e2,c2",
                "b1xc2,e2",
                "Swap",
                "a9-a7",
                "e9-e6",
                "i1*h1",
                "b8-c7,e7"
            })
    void only_canonical_text_is_read_back_from_a_record(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> GAME.notation().read(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "tttttttt/8/8/8/8/8/TTTTTTTT",
                "murus2 tttttttt/8/8/8/8/8/TTTTTTTT - 0",
                "murus1 tttttttt/8/8/8/8/8/TTTTTTT - 0",
                "murus1 tttttttt/8/8/8/8/8/TTTTTTT1 - 0",
                "murus1 tttttttt/8/8/8/8/8/TTTTTTTT swapped 5",
                "murus1 tttttttt/8/8/8/8/8/TTTTTTTT - -1",
                "murus1 tttttttt/8/8/8/8/8/TTTTTTTT - 01",
                "murus1 tttttttt/8/8/8/8/W7/TTTTTTTT - 5",
                "murus1 tttttttt/8/8/8/8/8/TTTTTTC1 - 5",
                "murus1 ttttttt1/8/8/8/8/8/TTTTTTTt - 5"
            })
    void nonsense_is_no_position(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> GAME.read(STANDARD, text));
    }

    @Test
    void a_special_opening_needs_its_home_towers() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GAME.read(SPECIAL, "murus1 tttttt2/8/8/8/8/2W1W3/T1TTTTTT - 1"));
    }

    private static MurusMove move(String text) {
        return GAME.notation().read(text);
    }

    private static Parsed<MurusMove> ok(String text) {
        return new Parsed.Ok<>(move(text));
    }

    private static Parsed<MurusMove> read(Position<MurusMove> position, String typed) {
        return position.seenBy(Seat.FIRST).parse(typed);
    }

    private static String why(Position<MurusMove> position, String typed) {
        return read(position, typed) instanceof Parsed.Illegal<MurusMove> illegal ? English.of(illegal.why()) : "legal";
    }
}
