package dolmen.rules.games.gardsdansen;

import static dolmen.rules.games.gardsdansen.Yards.BASE;
import static dolmen.rules.games.gardsdansen.Yards.GAME;
import static dolmen.rules.games.gardsdansen.Yards.assertBoard;
import static dolmen.rules.games.gardsdansen.Yards.moves;
import static dolmen.rules.games.gardsdansen.Yards.play;
import static dolmen.rules.games.gardsdansen.Yards.position;
import static dolmen.rules.games.gardsdansen.Yards.won;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of Gårdsdansen one by one, without the reconstructed ones. */
class GardsdansenRulesTest {

    @Test
    void the_game_begins_with_the_stones_on_the_rim_and_the_pawns_before_them() {
        assertBoard(GAME.start(BASE), """
                      s
                    s   s
                  s   p   s
                s   p   p   s
                  p   .   p
                s   .   .   s
                  .   .   .
                S   .   .   S
                  P   .   P
                S   P   P   S
                  S   P   S
                    S   S
                      S
                """);
        assertThat(GAME.start(BASE).turn()).isEqualTo(new Turn.ToMove(Seat.FIRST));
    }

    @Test
    void a_turn_is_a_pawn_and_then_a_stone_of_the_same_seat() {
        Position<GardsdansenMove> start = GAME.start(BASE);
        Position<GardsdansenMove> pawnMoved = play(start, "d2-d4");
        Position<GardsdansenMove> turned = play(pawnMoved, "c1-d2");

        assertThat(moves(start)).contains("d2-d3", "d2-d4").noneMatch(move -> move.startsWith("c1"));
        assertThat(pawnMoved.turn()).isEqualTo(new Turn.ToMove(Seat.FIRST));
        assertThat(moves(pawnMoved))
                .containsExactly(
                        "a2-b3", "a2-c4", "a2-d5", "c1-d2", "d1-d2", "d1-d3", "e1-d2", "g2-f3", "g2-e4", "g2-d5");
        assertThat(turned.turn()).isEqualTo(new Turn.ToMove(Seat.SECOND));
        assertThatIllegalArgumentException().isThrownBy(() -> play(start, "a2-b3"));
        assertThatIllegalArgumentException().isThrownBy(() -> play(pawnMoved, "d4-d5"));
        assertThatIllegalArgumentException().isThrownBy(() -> play(turned, "c2-c3"));
    }

    @Test
    void a_pawn_steps_in_six_directions_and_two_steps_need_both_nodes_empty() {
        Position<GardsdansenMove> position = position(BASE, """
                      s
                    .   p
                  .   .   .
                .   .   .   .
                  s   .   .
                .   .   .   .
                  .   P   .
                .   .   S   .
                  .   .   S
                .   S   .   .
                  .   .   .
                    .   .
                      .
                """, "south pawn 60");

        assertThat(moves(position))
                .containsExactlyInAnyOrder(
                        "d4-d5", "d4-d6", "d4-e4", "d4-f4", "d4-d3", "d4-d2", "d4-c3", "d4-b2", "d4-c4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"P", "S", "p", "s"})
    void a_pawn_jumps_over_any_neighbour_onto_the_empty_node_behind_and_takes_it(String jumped) {
        String drawing = """
                      s
                    .   p
                  .   .   .
                .   .   .   .
                  .   %s   .
                .   .   .   .
                  .   %s   .
                .   .   .   .
                  .   %s   .
                S   .   .   .
                  P   .   .
                    .   .
                      .
                """;
        Position<GardsdansenMove> before = position(BASE, drawing.formatted(".", jumped, "P"), "south pawn 60");

        assertThat(moves(before)).contains("d3xd5").doesNotContain("d3-d5", "d3-d4", "d3xd4");
        assertBoard(play(before, "d3xd5"), drawing.formatted("P", ".", "."));
    }

    @Test
    void a_jump_needs_a_neighbour_and_an_empty_node_right_behind_it() {
        Position<GardsdansenMove> position = position(BASE, """
                      s
                    .   p
                  .   .   .
                .   .   .   .
                  .   s   .
                .   .   .   .
                  .   s   .
                S   .   p   .
                  .   P   .
                .   .   .   .
                  s   .   .
                    .   .
                      .
                """, "south pawn 60");

        assertThat(moves(position))
                .contains("d3xf3", "d3-c2")
                .doesNotContain("d3xd5", "d3-d5", "d3xb1", "d3-b1", "d3xd4");
    }

    @Test
    void no_jump_is_forced() {
        Position<GardsdansenMove> position = position(BASE, """
                      s
                    .   .
                  .   .   .
                .   .   .   .
                  .   .   .
                .   .   .   .
                  .   p   .
                .   .   .   .
                  .   P   .
                .   .   .   .
                  .   .   .
                    .   .
                      S
                """, "south pawn 60");

        assertThat(moves(position)).contains("d3xd5", "d3-d2");
    }

    @Test
    void a_piece_on_the_rim_can_be_jumped_along_the_rim_line_only() {
        Position<GardsdansenMove> position = position(BASE, """
                      .
                    .   .
                  .   .   .
                .   .   .   p
                  .   .   .
                .   .   .   .
                  .   .   .
                s   .   .   .
                  P   .   .
                P   .   .   .
                  s   .   .
                    .   S
                      .
                """, "south pawn 60");

        assertThat(moves(position)).contains("a1xa3", "a1xc1");
        assertThat(moves(position)).filteredOn(move -> move.startsWith("b2")).noneMatch(move -> move.contains("x"));
    }

    @Test
    void a_piece_in_a_corner_cannot_be_jumped() {
        Position<GardsdansenMove> position = position(BASE, """
                      s
                    .   P
                  .   .   .
                s   .   .   s
                  P   .   .
                .   .   .   P
                  .   .   .
                P   .   .   .
                  .   .   P
                s   p   .   s
                  .   .   .
                    .   .
                      S
                """, "south pawn 60");

        assertThat(moves(position)).noneMatch(move -> move.contains("x"));
    }

    @Test
    void a_stone_slides_any_distance_over_empty_nodes_and_never_captures() {
        Position<GardsdansenMove> position = position(BASE, """
                      .
                    .   .
                  .   .   .
                .   .   .   .
                  .   s   .
                .   .   .   .
                  .   .   p
                .   P   .   .
                  .   S   .
                .   .   .   .
                  .   .   .
                    .   .
                      .
                """, "south stone 61");

        assertThat(moves(position))
                .containsExactlyInAnyOrder("d3-d4", "d3-e3", "d3-e2", "d3-f1", "d3-d2", "d3-d1", "d3-c2", "d3-b1");
    }

    @Test
    void the_stone_ply_is_skipped_when_no_stone_can_move() {
        Position<GardsdansenMove> before = position(BASE, """
                      s
                    .   p
                  .   .   .
                .   .   .   .
                  .   .   .
                .   .   .   .
                  .   P   .
                P   .   .   .
                  P   .   .
                S   .   .   .
                  P   .   .
                    .   .
                      .
                """, "south pawn 60");

        Position<GardsdansenMove> after = play(before, "d4-d5");

        assertThat(after.turn()).isEqualTo(new Turn.ToMove(Seat.SECOND));
        assertThat(after.text()).endsWith(" north pawn 61");
        assertThat(play(before, "a2-a3").text()).endsWith(" south stone 61");
    }

    @Test
    void whoever_takes_his_own_last_stone_loses_at_once() {
        Position<GardsdansenMove> before = position(BASE, """
                      s
                    .   p
                  .   .   .
                .   .   .   .
                  .   .   .
                .   .   .   .
                  .   .   .
                .   .   .   .
                  .   S   .
                .   .   .   .
                  .   P   .
                    .   .
                      P
                """, "south pawn 60");

        Position<GardsdansenMove> after = play(before, "d2xd4");

        assertThat(after.turn()).isEqualTo(won(Seat.SECOND, Ending.TOOK_OWN_STONE));
        assertThat(after.legalMoves()).isEmpty();
    }

    @Test
    void a_side_without_pawns_has_lost_between_the_opponents_pawn_and_stone() {
        Position<GardsdansenMove> before = position(BASE, """
                      s
                    .   .
                  .   .   .
                .   .   .   .
                  .   .   .
                .   .   .   .
                  .   p   .
                .   .   .   .
                  .   P   .
                .   .   .   .
                  .   .   .
                    .   .
                      S
                """, "south pawn 60");

        Position<GardsdansenMove> after = play(before, "d3xd5");

        assertThat(after.turn()).isEqualTo(won(Seat.FIRST, Ending.NO_PAWN));
        assertThat(after.legalMoves()).isEmpty();
        assertThat(after.text()).endsWith(" south stone 61");
        assertThatIllegalArgumentException().isThrownBy(() -> play(after, "d1-d2"));
    }

    @Test
    void a_side_without_stones_has_lost() {
        Position<GardsdansenMove> before = position(BASE, """
                      .
                    .   p
                  .   p   .
                .   .   .   .
                  .   .   .
                .   .   .   .
                  .   s   .
                .   .   .   .
                  .   P   .
                .   .   .   .
                  .   .   .
                    .   .
                      S
                """, "south pawn 60");

        assertThat(play(before, "d3xd5").turn()).isEqualTo(won(Seat.FIRST, Ending.NO_STONE));
    }

    @Test
    void whoever_begins_a_turn_with_no_pawn_that_can_move_loses_even_if_a_stone_could() {
        Position<GardsdansenMove> before = position(BASE, """
                      p
                    s   s
                  s   S   s
                .   .   .   .
                  .   .   .
                .   .   .   .
                  .   S   .
                .   .   .   .
                  .   .   .
                P   .   .   .
                  .   .   .
                    .   .
                      .
                """, "south stone 61");

        Position<GardsdansenMove> blocked = play(before, "d4-d5");

        assertThat(blocked.turn()).isEqualTo(won(Seat.FIRST, Ending.BLOCKED));
        assertThat(blocked.legalMoves()).isEmpty();
        assertThat(play(before, "d4-d3").turn()).isEqualTo(new Turn.ToMove(Seat.SECOND));
        assertThat(moves(play(before, "d4-d3"))).containsExactly("d7xd5");
    }

    @Test
    void blocking_ones_own_pawns_is_no_loss_before_ones_turn_begins() {
        Position<GardsdansenMove> before = position(BASE, """
                      p
                    .   s
                  .   .   .
                .   .   .   .
                  .   .   .
                .   .   .   .
                  .   .   .
                .   .   .   .
                  .   .   .
                .   S   .   .
                  S   S   S
                    S   S
                      P
                """, "south stone 61");

        assertThat(play(before, "c2-d3").turn()).isEqualTo(new Turn.ToMove(Seat.SECOND));
    }

    @Test
    void only_a_jump_is_progress() {
        Position<GardsdansenMove> before = position(BASE, """
                      s
                    .   p
                  .   .   .
                .   .   .   .
                  .   .   .
                .   .   .   .
                  .   s   .
                .   .   .   .
                  .   P   .
                .   .   .   .
                  .   .   .
                    .   .
                      S
                """, "south pawn 60");

        assertThat(before.legalMoves().stream()
                        .filter(move -> before.progress(move))
                        .map(GAME.notation()::write))
                .isEqualTo(List.of("d3xd5"));
        assertThat(GAME.patience().orElseThrow().plies()).isEqualTo(200);
    }
}
