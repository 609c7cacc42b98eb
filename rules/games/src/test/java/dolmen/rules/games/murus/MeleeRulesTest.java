package dolmen.rules.games.murus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.Diagram;
import dolmen.rules.Game;
import dolmen.rules.Outcome;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The rules for three and four one by one. In drawings A is South, and the others follow clockwise; towers are
 * capitals.
 */
class MeleeRulesTest {
    private static final Game<MurusMove> GAME = new MurusGame();
    private static final Variant OF_THREE = variant(3);
    private static final Variant OF_FOUR = variant(4);

    private static final Seat SOUTH = new Seat(0);
    private static final Seat WEST = new Seat(1);
    private static final Seat NORTH = new Seat(2);
    private static final Seat EAST = new Seat(3);

    /** Only South and East have towers that can move. */
    private static final String TWO_IMMOBILE = """
            8 . . c . . . . .
            7 . . . . . . . .
            6 . . . . . . . .
            5 . b . . . . . D
            4 . . A . . . . .
            3 . . . . . . . .
            2 . . . . . . . .
            1 A . . . . . . .
            """;

    @Test
    void four_begin_on_their_edges_without_the_corners() {
        assertBoard(GAME.start(OF_FOUR), """
                8 . C C C C C C .
                7 B . . . . . . D
                6 B . . . . . . D
                5 B . . . . . . D
                4 B . . . . . . D
                3 B . . . . . . D
                2 B . . . . . . D
                1 . A A A A A A .
                """);
    }

    @Test
    void three_begin_on_every_other_side_of_a_hexagon() {
        assertBoard(GAME.start(OF_THREE), """
                i         B . . . C
                h        B . . . . C
                g       B . . . . . C
                f      B . . . . . . C
                e     B . . . . . . . C
                d      . . . . . . . .
                c       . . . . . . .
                b        . . . . . .
                a         A A A A A
                """);
    }

    @Test
    void turns_go_clockwise() {
        Position<MurusMove> position = GAME.start(OF_FOUR);
        for (Seat seat : List.of(SOUTH, WEST, NORTH, EAST, SOUTH)) {
            assertThat(position.turn()).isEqualTo(new Turn.ToMove(seat));
            position = position.play(position.legalMoves().getFirst());
        }
    }

    @Test
    void on_the_hexagon_a_tower_moves_along_six_directions() {
        Position<MurusMove> position = three("""
                i         . . . . .
                h        . . . . . C
                g       . . . . . . .
                f      . . . . . . . .
                e     B . . . A . . . .
                d      . . . . . . . .
                c       . . . . . . .
                b        . . . . . .
                a         . . . . .
                """, "-", "A");

        assertThat(moves(position)).containsExactlyInAnyOrder("e5-g5", "e5-e7", "e5-c5", "e5-c3", "e5-e3", "e5-g3");
        assertBoard(play(position, "e5-g3"), """
                i         . . . . .
                h        . . . . . C
                g       . . a . . . .
                f      . . . a . . . .
                e     B . . . . . . . .
                d      . . . . . . . .
                c       . . . . . . .
                b        . . . . . .
                a         . . . . .
                """);
    }

    @Test
    void on_the_hexagon_a_tower_sacrifices_against_the_six_cells_around_it() {
        Position<MurusMove> position = three("""
                i         . . . . .
                h        . . . . . C
                g       . . . b . . .
                f      . . . b c . . .
                e     B . . c A b . . .
                d      . . . b c . . .
                c       . . . . . . .
                b        . . . . . .
                a         . . . . .
                """, "-", "A");

        assertThat(moves(position)).containsExactlyInAnyOrder("e5xf5", "e5xe6", "e5xd5", "e5xd4", "e5xe4", "e5xf4");
    }

    @Test
    void stones_of_every_other_seat_are_enemies() {
        Position<MurusMove> position = four("""
                8 . . . . . . . .
                7 . . . . . . . .
                6 . . . . . . . .
                5 . b . d . B . D
                4 . . A c . . . .
                3 . a . a . c . C
                2 . . . . . . . .
                1 . . . . . . . .
                """, "-", "A");

        assertThat(moves(position))
                .containsExactlyInAnyOrder("c4xb5", "c4xd5", "c4xd4", "c4-c6", "c4-c2", "c4-e2", "c4-a2", "c4-a4");
        assertThat(play(position, "c4xd5").text()).contains("/1b3B1D/2ac4/");
    }

    @Test
    void who_cannot_move_when_the_turn_comes_is_out_and_the_walls_stay_and_may_still_be_removed() {
        Position<MurusMove> position = four("""
                8 . . C . . . C .
                7 . . . . . . . .
                6 . . . . . . . .
                5 . b . . . . . D
                4 . . A . . . . .
                3 . . . . . . . .
                2 . . . . . . . .
                1 A . . . . . . .
                """, "-", "A");
        Position<MurusMove> westIsOut = play(position, "a1-a3");
        assertThat(westIsOut.turn()).isEqualTo(new Turn.ToMove(NORTH));
        assertThat(westIsOut.places()).containsExactly(Set.of(SOUTH, NORTH, EAST), Set.of(WEST));
        assertThat(westIsOut.text()).isEqualTo("murus-melee1 2C3C1/8/8/1b5D/2A5/a7/a7/8 B C 21");

        Position<MurusMove> southAgain = play(play(westIsOut, "c8-c6"), "h5-h3");
        assertThat(southAgain.turn()).isEqualTo(new Turn.ToMove(SOUTH));
        assertThat(play(southAgain, "c4xb5").text()).startsWith("murus-melee1 6C1/2c5/2c5/8/2a4d/a6d/a7/8 B C ");
    }

    @Test
    void several_seats_may_go_one_after_the_other() {
        Position<MurusMove> after = play(four(TWO_IMMOBILE, "-", "A"), "a1-a3");

        assertThat(after.turn()).isEqualTo(new Turn.ToMove(EAST));
        assertThat(after.places()).containsExactly(Set.of(SOUTH, EAST), Set.of(NORTH), Set.of(WEST));
    }

    @Test
    void the_last_one_left_wins_even_without_a_move_of_its_own() {
        Position<MurusMove> after = play(four("""
                8 . . c . . . . .
                7 . . . . . . . .
                6 . . . . . . . .
                5 . b . . . . . d
                4 . . . . . . . .
                3 . . . . . . . .
                2 . . . . . . . .
                1 A . . . . . . .
                """, "-", "A"), "a1-a3");

        assertThat(after.turn())
                .isEqualTo(new Turn.Over(new Outcome(
                        List.of(Set.of(SOUTH), Set.of(EAST), Set.of(NORTH), Set.of(WEST)), Ending.LAST_LEFT)));
        assertThat(after.legalMoves()).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> play(after, "a3-a1"));
    }

    @Test
    void a_tower_without_room_and_without_a_wall_beside_it_cannot_move() {
        Position<MurusMove> after = play(four("""
                8 . . . . . . . C
                7 . . . . . . . .
                6 . . . . . . . .
                5 . . . A . . . D
                4 . . . . . . . .
                3 a . a . . . . .
                2 . . . . . . . .
                1 B . a . . . . .
                """, "-", "A"), "d5-d7");

        assertThat(after.turn()).isEqualTo(new Turn.ToMove(NORTH));
    }

    @Test
    void nothing_brings_back_a_seat_that_is_out() {
        Position<MurusMove> position = four("""
                8 . . . . . . . D
                7 . . . . . . . .
                6 . . . . . . . .
                5 . . . C . . . .
                4 C . . . . . . .
                3 a . a . . . . .
                2 . . . . . . . .
                1 B . a . . . . .
                """, "AB", "C");
        Position<MurusMove> freed = play(position, "a4xa3");
        assertThat(freed.turn()).isEqualTo(new Turn.ToMove(EAST));
        assertThat(play(freed, "h8-h6").turn()).isEqualTo(new Turn.ToMove(NORTH));
        assertThat(freed.places()).containsExactly(Set.of(NORTH, EAST), Set.of(WEST), Set.of(SOUTH));
    }

    @Test
    void a_tower_of_a_seat_that_is_out_does_nothing_but_stand_in_the_way() {
        Position<MurusMove> position = four("""
                8 . . C . . . . .
                7 . . . . . . . .
                6 . . . . . . . .
                5 . . . . . . . D
                4 . . B . . . . .
                3 . B . . . . . .
                2 . . A . . . . .
                1 . . . . . . . .
                """, "B", "A");

        assertThat(moves(position)).containsExactlyInAnyOrder("c2-e4", "c2-e2", "c2-a2");
    }

    @Test
    void who_gives_up_in_turn_is_out_and_the_turn_passes_on() {
        Position<MurusMove> start = GAME.start(OF_FOUR);
        Position<MurusMove> after = start.withdraw(SOUTH);

        assertThat(after.turn()).isEqualTo(new Turn.ToMove(WEST));
        assertThat(after.text()).isEqualTo(start.text().replace("- A 0", "A B 1"));
    }

    @Test
    void who_gives_up_in_turn_goes_before_those_who_then_cannot_move() {
        Position<MurusMove> after = four(TWO_IMMOBILE, "-", "A").withdraw(SOUTH);

        assertThat(after.turn())
                .isEqualTo(new Turn.Over(new Outcome(
                        List.of(Set.of(EAST), Set.of(NORTH), Set.of(WEST), Set.of(SOUTH)), Ending.LAST_LEFT)));
    }

    @Test
    void who_gives_up_out_of_turn_leaves_the_turn_where_it_is() {
        Position<MurusMove> after = GAME.start(OF_FOUR).withdraw(EAST);

        assertThat(after.turn()).isEqualTo(new Turn.ToMove(SOUTH));
        assertThat(after.ply()).isEqualTo(1);
        assertThat(after.places()).containsExactly(Set.of(SOUTH, WEST, NORTH), Set.of(EAST));
    }

    @Test
    void nobody_else_goes_before_the_turn_comes_when_one_gives_up_out_of_turn() {
        Position<MurusMove> after = four(TWO_IMMOBILE, "-", "A").withdraw(EAST);

        assertThat(after.turn()).isEqualTo(new Turn.ToMove(SOUTH));
        assertThat(after.places()).containsExactly(Set.of(SOUTH, WEST, NORTH), Set.of(EAST));
    }

    @Test
    void when_all_others_give_up_the_last_one_wins() {
        Position<MurusMove> after = GAME.start(OF_THREE).withdraw(SOUTH).withdraw(NORTH);

        assertThat(after.turn())
                .isEqualTo(new Turn.Over(
                        new Outcome(List.of(Set.of(WEST), Set.of(NORTH), Set.of(SOUTH)), Ending.LAST_LEFT)));
        assertThatIllegalArgumentException().isThrownBy(() -> after.withdraw(WEST));
    }

    @Test
    void only_a_seat_in_play_can_give_up() {
        Position<MurusMove> after = GAME.start(OF_THREE).withdraw(NORTH);

        assertThatIllegalArgumentException().isThrownBy(() -> after.withdraw(NORTH));
        assertThatIllegalArgumentException().isThrownBy(() -> after.withdraw(EAST));
    }

    @ParameterizedTest
    @ValueSource(strings = {"b1-b4", "b1-a1", "b1-c2", "b1xb2", "b1*b2", "b1-a2,c2", "swap", "a2-c2", "e9-c7", "i1-g1"})
    void what_is_not_legal_cannot_be_played(String move) {
        assertThatIllegalArgumentException().isThrownBy(() -> play(GAME.start(OF_FOUR), move));
    }

    @Test
    void only_a_sacrifice_is_progress() {
        Position<MurusMove> position = four(TWO_IMMOBILE, "-", "A");

        assertThat(position.progress(GAME.notation().read("c4xb5"))).isTrue();
        assertThat(position.progress(GAME.notation().read("a1-a3"))).isFalse();
    }

    private static Variant variant(int seats) {
        return new Variant("murus-gallicus", new TreeMap<>(Map.of("goal", "escape", "players", "" + seats)));
    }

    private static Position<MurusMove> four(String drawing, String out, String next) {
        return GAME.read(OF_FOUR, "murus-melee1 %s %s %s 20".formatted(Diagram.word(drawing), out, next));
    }

    private static Position<MurusMove> three(String drawing, String out, String next) {
        return GAME.read(OF_THREE, "murus-melee1 %s %s %s 20".formatted(Diagram.word(drawing), out, next));
    }

    private static Position<MurusMove> play(Position<MurusMove> position, String move) {
        return position.play(GAME.notation().read(move));
    }

    private static List<String> moves(Position<MurusMove> position) {
        return position.legalMoves().stream().map(GAME.notation()::write).toList();
    }

    private static void assertBoard(Position<MurusMove> position, String drawing) {
        assertThat(position.text()).contains(" " + Diagram.word(drawing) + " ");
    }
}
