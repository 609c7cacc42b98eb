package dolmen.rules.games.gardsdansen;

import static dolmen.rules.games.gardsdansen.Yards.BASE;
import static dolmen.rules.games.gardsdansen.Yards.KLINT;
import static dolmen.rules.games.gardsdansen.Yards.OSSERA;
import static dolmen.rules.games.gardsdansen.Yards.play;
import static dolmen.rules.games.gardsdansen.Yards.position;
import static dolmen.rules.games.gardsdansen.Yards.won;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Outcome;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import org.junit.jupiter.api.Test;

/** The Ossera Draw and the Klint Draw, reconstructed: a turn begun with few pieces is the last. */
class LastTurnTest {

    /** South has a pawn and two stones, North two and two. */
    private static final String THREE_OF_SOUTH = """
                  s
                p   p
              .   .   .
            .   .   .   .
              .   .   .
            .   .   .   .
              .   s   .
            .   .   .   .
              .   P   .
            S   .   .   .
              .   .   .
                .   .
                  S
            """;

    /** South has two pawns and six stones, North two pawns, or three with the one that is left open. */
    private static final String TWO_PAWNS_OF_SOUTH = """
                  s
                p   %s
              .   s   .
            s   .   .   s
              .   .   .
            .   .   .   .
              .   p   .
            .   .   .   .
              .   P   .
            S   .   .   S
              S   .   P
                S   S
                  S
            """;

    @Test
    void ossera_a_turn_begun_with_three_pieces_is_the_last_and_lost_if_the_opponent_has_more() {
        Position<GardsdansenMove> before = position(OSSERA, THREE_OF_SOUTH, "south pawn 60");

        Position<GardsdansenMove> pawnMoved = play(before, "d3-d2");
        Position<GardsdansenMove> after = play(pawnMoved, "a1-b1");

        assertThat(pawnMoved.turn()).isEqualTo(new Turn.ToMove(Seat.FIRST));
        assertThat(pawnMoved.text()).endsWith(" south last-stone 61");
        assertThat(after.turn()).isEqualTo(won(Seat.SECOND, Ending.LAST_TURN));
        assertThat(after.legalMoves()).isEmpty();
        assertThat(after.text()).endsWith(" south ended 62");
    }

    @Test
    void ossera_the_last_turn_draws_if_it_leaves_the_opponent_three_pieces() {
        Position<GardsdansenMove> before = position(OSSERA, THREE_OF_SOUTH, "south pawn 60");

        assertThat(play(before, "d3xd5", "a1-b1").turn()).isEqualTo(new Turn.Over(Outcome.draw(2, Ending.OSSERA_DRAW)));
    }

    @Test
    void klint_a_turn_begun_with_two_pawns_is_the_last_and_lost_if_the_opponent_has_more() {
        Position<GardsdansenMove> before = position(KLINT, TWO_PAWNS_OF_SOUTH.formatted("p"), "south pawn 60");

        assertThat(play(before, "d3-d2", "a1-b2").turn()).isEqualTo(won(Seat.SECOND, Ending.LAST_TURN));
    }

    @Test
    void klint_the_last_turn_draws_if_the_opponent_too_has_two_pawns() {
        Position<GardsdansenMove> before = position(KLINT, TWO_PAWNS_OF_SOUTH.formatted("."), "south pawn 60");
        Position<GardsdansenMove> three = position(KLINT, TWO_PAWNS_OF_SOUTH.formatted("p"), "south pawn 60");

        assertThat(play(before, "d3-d2", "a1-b2").turn()).isEqualTo(new Turn.Over(Outcome.draw(2, Ending.KLINT_DRAW)));
        assertThat(play(three, "d3xd5", "a1-b2").turn()).isEqualTo(new Turn.Over(Outcome.draw(2, Ending.KLINT_DRAW)));
    }

    @Test
    void each_rule_counts_its_own_pieces_and_the_designers_rules_count_none() {
        String two = TWO_PAWNS_OF_SOUTH.formatted("p");

        assertThat(play(position(BASE, THREE_OF_SOUTH, "south pawn 60"), "d3-d2", "a1-b1")
                        .turn())
                .isEqualTo(new Turn.ToMove(Seat.SECOND));
        assertThat(play(position(BASE, two, "south pawn 60"), "d3-d2", "a1-b2").turn())
                .isEqualTo(new Turn.ToMove(Seat.SECOND));
        assertThat(play(position(OSSERA, two, "south pawn 60"), "d3-d2", "a1-b2")
                        .turn())
                .isEqualTo(new Turn.ToMove(Seat.SECOND));
    }

    @Test
    void whoever_comes_down_to_few_pieces_during_a_turn_still_has_a_last_one() {
        Position<GardsdansenMove> before = position(OSSERA, """
                      s
                    p   p
                  .   .   .
                .   .   .   .
                  .   .   .
                .   .   .   .
                  .   S   .
                .   .   .   .
                  .   P   .
                S   .   .   .
                  .   .   .
                    .   .
                      S
                """, "south pawn 60");

        Position<GardsdansenMove> next = play(before, "d3xd5", "a1-b1");
        assertThat(next.turn()).isEqualTo(new Turn.ToMove(Seat.SECOND));

        assertThat(next.text()).endsWith(" north pawn 62");
        assertThat(play(next, "c6-c5").text()).endsWith(" north last-stone 63");
        assertThat(play(next, "c6-c5", "d7-d6").turn()).isEqualTo(new Turn.Over(Outcome.draw(2, Ending.OSSERA_DRAW)));
    }

    @Test
    void a_last_turn_that_takes_the_last_pawn_wins() {
        Position<GardsdansenMove> before = position(OSSERA, """
                      s
                    s   s
                  .   .   .
                .   .   .   .
                  .   .   .
                .   .   .   .
                  .   p   .
                .   .   .   .
                  .   P   .
                S   .   .   .
                  .   .   .
                    .   .
                      S
                """, "south pawn 60");

        assertThat(play(before, "d3xd5").turn()).isEqualTo(won(Seat.FIRST, Ending.NO_PAWN));
    }

    @Test
    void a_last_turn_that_leaves_the_opponent_no_pawn_to_move_wins() {
        Position<GardsdansenMove> before = position(OSSERA, """
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
                """, "south pawn 60");

        assertThat(play(before, "a1-a2", "d4-d5").turn()).isEqualTo(won(Seat.FIRST, Ending.BLOCKED));
        assertThat(play(before, "a1-a2", "d4-d3").turn()).isEqualTo(won(Seat.SECOND, Ending.LAST_TURN));
    }

    @Test
    void whoever_begins_with_few_pieces_and_no_pawn_that_can_move_loses_by_that() {
        Position<GardsdansenMove> blocked = position(OSSERA, """
                      .
                    .   .
                  .   .   .
                .   .   .   .
                  .   .   .
                .   .   .   .
                  .   .   .
                .   .   .   .
                  .   s   .
                S   .   .   .
                  s   s   p
                    s   s
                      P
                """, "south pawn 60");

        assertThat(blocked.turn()).isEqualTo(won(Seat.SECOND, Ending.BLOCKED));
    }

    @Test
    void a_last_turn_whose_stone_is_skipped_ends_the_game_after_the_pawn() {
        Position<GardsdansenMove> before = position(KLINT, """
                      s
                    p   p
                  .   p   .
                .   .   .   .
                  .   .   .
                .   .   .   .
                  .   .   .
                s   .   .   .
                  s   P   .
                S   .   .   .
                  s   .   .
                    .   .
                      .
                """, "south pawn 60");

        Position<GardsdansenMove> after = play(before, "d3-d4");

        assertThat(after.turn()).isEqualTo(won(Seat.SECOND, Ending.LAST_TURN));
        assertThat(after.text()).endsWith(" south ended 61");
    }
}
