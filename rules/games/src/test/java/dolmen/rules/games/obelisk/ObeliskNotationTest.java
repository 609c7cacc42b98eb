package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.Drawn.BALANCED;
import static dolmen.rules.games.obelisk.Drawn.BLACK_TO_MOVE;
import static dolmen.rules.games.obelisk.Drawn.BOUNDED;
import static dolmen.rules.games.obelisk.Drawn.GAME;
import static dolmen.rules.games.obelisk.Drawn.OPEN;
import static dolmen.rules.games.obelisk.Drawn.move;
import static dolmen.rules.games.obelisk.Drawn.play;
import static dolmen.rules.games.obelisk.Drawn.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.English;
import dolmen.rules.Parsed;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.typed.move.MovePhrases;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Typed moves, the replies, and the sentences for moves. */
class ObeliskNotationTest {

    /** The capstone on c3 is surrounded by everything that it can and cannot enter. */
    private static final Position<ObeliskMove> SITE = position("""
            6 . b . . .
            5 . . . p c
            4 . B . . .
            3 . . C . .
            2 . . P . .
            1 . . . . .
            """);

    /** Black's capstone rides on the foundation on d4; it can complete the obelisk on c5. */
    private static final Position<ObeliskMove> RIDE = position(OPEN, """
            6 . . . . .
            5 . . F . .
            4 . . . f .
            3 . . . . .
            2 . . . . .
            1 c . . . .
            """, "d4", BLACK_TO_MOVE);

    /** White's capstone covers the base on b3. */
    private static final Position<ObeliskMove> COVERED = position(OPEN, """
            6 p . b . .
            5 . . . . .
            4 . . . . .
            3 . B . . .
            2 . . P . .
            1 . C . . .
            """, "b3", BLACK_TO_MOVE);

    @ParameterizedTest
    @ValueSource(strings = {"e3^d4", "E3 ^ D4", "e3d4", "e3 d4", "e3-d4", "e3xd4", "e3>d4", "e3 to d4"})
    void any_sign_between_two_cells_will_do(String typed) {
        Position<ObeliskMove> before = position("""
                6 . . . . .
                5 . . . . c
                4 . . . b .
                3 . . . . C
                2 . p . B .
                1 . . . P .
                """);

        assertThat(read(before, typed)).isEqualTo(new Parsed.Ok<>(move("e3^d4")));
    }

    @Test
    void a_unit_that_another_goes_onto_is_not_one_that_it_jumps_over() {
        Position<ObeliskMove> before = position("""
                6 p . b . .
                5 . . . . c
                4 . P . . .
                3 . B . . .
                2 . . . . .
                1 . C . . .
                """);

        assertThat(before.legalMoves()).contains(move("b4+b3"), move("b4-b2"));
        assertThat(read(before, "pedestal onto the base")).isEqualTo(new Parsed.Ok<>(move("b4+b3")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "c3-c3 | A move needs two different cells.",
                "d3-d4 | There is no stone of yours on d3.",
                "d5-d4 | There is no stone of yours on d5.",
                "c3-d3 | No stone moves sideways.",
                "c3-c4 | Forward a stone moves diagonally only.",
                "c3-d5 | Forward a stone moves diagonally only.",
                "b4-c3 | Backward a stone moves straight only.",
                "c2-c5 | Forward a stone moves diagonally only.",
                "b4-b1 | b1 is too far from b4: a stone steps to the next cell, or jumps over it.",
                "c3-e5 | There is nothing on d4 to jump over.",
                "c3-b4 | The capstone is set only on your foundation, and there is none on b4.",
                "c3-c2 | The capstone is set only on your foundation, and there is none on c2."
            })
    void a_refusal_says_why(String typed, String why) {
        assertThat(why(SITE, typed)).isEqualTo(why);
    }

    @Test
    void a_refusal_offers_the_nearest_legal_moves() {
        assertThat(read(SITE, "c3-c4"))
                .isEqualTo(new Parsed.Illegal<>(
                        ObeliskPhrases.refusalForward(),
                        List.of(move("c3-d4"), move("c3-c1"), move("c3-a5"), move("c2-c1"), move("b4-c5"))));
    }

    @Test
    void a_unit_that_is_set_on_the_wrong_one_is_told_so() {
        assertThat(why(position("""
                        6 . . b . .
                        5 p . . . c
                        4 . P . . .
                        3 . . B . .
                        2 . . . . C
                        1 . . . . .
                        """), "c3+b4"))
                .isEqualTo("Neither a base nor a foundation is ever set on another stone, such as the one on b4.");
    }

    @Test
    void enemy_stones_are_no_place_for_base_and_pedestal_nor_is_a_capstone_for_a_capstone() {
        Position<ObeliskMove> before = position("""
                6 . . . . .
                5 b . . . .
                4 . p . c .
                3 . . C . P
                2 . . . . .
                1 . . . . B
                """);

        assertThat(why(before, "e3^d4")).isEqualTo("Only a capstone steps onto enemy stones, such as the one on d4.");
        assertThat(why(before, "c3^d4")).isEqualTo("Ra's Revenge is never taken on a capstone, such as the one on d4.");
    }

    @Test
    void a_jump_onto_stones_is_refused() {
        assertThat(why(position("""
                        6 . . . . c
                        5 . . . . .
                        4 . b . B .
                        3 . . p . .
                        2 . P . C .
                        1 . . . . .
                        """), "d2^b4"))
                .isEqualTo(
                        "A jump ends on an empty cell, and b4 is not: it never builds and never performs Ra's Revenge.");
    }

    @Test
    void a_rider_is_told_that_it_must_leave() {
        assertThat(why(RIDE, "c5-b6"))
                .isEqualTo("Your capstone rides on d4 and must leave now; nothing else of yours may move.");
    }

    @Test
    void what_is_covered_is_named() {
        assertThat(why(COVERED, "c2+b3"))
                .isEqualTo("The enemy capstone covers your stone on b3, and nothing can be built on it.");
    }

    @Test
    void a_broken_symmetry_of_colour_is_named() {
        String why = "After this move none of your stones shares a row or column with another of yours.";

        assertThat(why(GAME.start(BOUNDED), "a2-b3")).isEqualTo(why);
        assertThat(why(GAME.start(BALANCED), "a2-b3")).isEqualTo(why);
    }

    @Test
    void a_broken_symmetry_of_shape_is_named() {
        assertThat(why(position(BALANCED, """
                6 . . b . .
                5 . . . . p
                4 . . . . .
                3 . F . . .
                2 . . C . c
                1 . . . . .
                """, "-", BLACK_TO_MOVE), "c2+b3"))
                .isEqualTo(
                        "After this move none of your stones shares a row or column with its like of the other side.");
    }

    @Test
    void where_both_symmetries_count_and_are_broken_both_are_named() {
        String drawing = """
                6 . . . . .
                5 b . c . .
                4 . . . . .
                3 . . C . P
                2 . . . p .
                1 . B . . .
                """;
        String both = "After this move none of your stones shares a row or column with another of yours, nor with its"
                + " like of the other side.";

        assertThat(why(position(OPEN, drawing, "-", BLACK_TO_MOVE), "c3-d4")).isEqualTo(both);
        assertThat(why(position(BALANCED, drawing, "-", BLACK_TO_MOVE), "c3-d4"))
                .isEqualTo(both);
        assertThat(why(position(BOUNDED, drawing, "-", BLACK_TO_MOVE), "c3-d4"))
                .isEqualTo("After this move none of your stones shares a row or column with another of yours.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "hello", "f1-e2", "c1-c7", "\0", "🗿", "^"})
    void what_is_no_move_is_answered_with_an_example(String typed) {
        assertThat(read(GAME.start(OPEN), typed))
                .isEqualTo(new Parsed.Malformed<>(MovePhrases.refusalLooksLike(new Verbatim("c1-b2"))));
    }

    @Test
    void nothing_can_be_played_when_the_game_is_over() {
        assertThat(why(play(RIDE, "d4+c5"), "a1-b2")).isEqualTo("The game is over.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "c3-d4 | The capstone on c3 steps to d4",
                "c3-a5 | The capstone on c3 jumps over b4 to a5",
                "b4-b3 | The base on b4 steps back to b3",
                "c2-b3 | The pedestal on c2 steps to b3"
            })
    void steps_and_jumps_are_told_in_a_sentence(String text, String sentence) {
        assertThat(told(SITE, text)).isEqualTo(sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "d4-d3 | The capstone on d4 steps back to d3, leaving the foundation on d4",
                "d4-b6 | The capstone on d4 jumps over c5 to b6, leaving the foundation on d4",
                "d4+c5 | The capstone on d4 goes onto the foundation on c5, leaving the foundation on d4"
            })
    void a_rider_is_told_to_leave_its_carrier(String text, String sentence) {
        assertThat(told(RIDE, text)).isEqualTo(sentence);
    }

    @Test
    void a_carrier_is_told_to_take_its_rider_along() {
        assertThat(told(COVERED, "b3-c4")).isEqualTo("The base on b3 steps to c4, carrying the enemy capstone");
    }

    @Test
    void building_and_revenge_are_told_in_a_sentence() {
        Position<ObeliskMove> before = position("""
                6 . . . . .
                5 . . . . c
                4 . . . b .
                3 . B . . C
                2 p . P . .
                1 . . . . .
                """);

        assertThat(told(before, "c2+b3"))
                .isEqualTo("The pedestal on c2 goes onto the base on b3 and makes it a foundation");
        assertThat(told(before, "e3^d4"))
                .isEqualTo("The capstone on e3 performs Ra's Revenge and rides on the enemy base on d4");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "C1-D2", "c1 d2", "c1xd2", "c1-c1", "c1-d1", "c1-c4", "c1-d3", "c1^e3", "c1+e3", "c1-f2"})
    void only_canonical_text_is_read_back_from_a_record(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> GAME.notation().read(text));
    }

    private static String told(Position<ObeliskMove> position, String text) {
        assertThat(position.legalMoves()).contains(move(text));
        return English.of(position.describe(move(text), Seat.SECOND));
    }

    private static Parsed<ObeliskMove> read(Position<ObeliskMove> position, String typed) {
        return position.seenBy(Seat.FIRST).parse(typed);
    }

    private static String why(Position<ObeliskMove> position, String typed) {
        return read(position, typed) instanceof Parsed.Illegal<ObeliskMove> illegal
                ? English.of(illegal.why())
                : "legal";
    }
}
