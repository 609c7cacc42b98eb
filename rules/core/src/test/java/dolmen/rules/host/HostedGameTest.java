package dolmen.rules.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.play.GameRecord;
import dolmen.rules.play.Ply;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HostedGameTest {
    private static final RingGame.Hop ONE = new RingGame.Hop(1);
    private static final RingGame.Hop TWO = new RingGame.Hop(2);
    private static final Seat THIRD = new Seat(2);

    private static HostedGame<RingGame.Hop> ring(int cells, int seats) {
        return HostedGame.start(new RingGame(cells, seats), Variant.of("ring"));
    }

    private static HostedGame<RingGame.Hop> walk(HostedGame<RingGame.Hop> game, int plies) {
        HostedGame<RingGame.Hop> now = game;
        for (int ply = 0; ply < plies; ply++) {
            now = now.play(ONE);
        }
        return now;
    }

    @Test
    void the_third_stand_of_a_position_draws_the_game() {
        HostedGame<RingGame.Hop> twice = walk(ring(8, 2), 15);

        assertThat(twice.live()).isTrue();
        assertThat(twice.play(ONE).conclusion())
                .contains(new Conclusion.ByRepetition(List.of(Set.of(Seat.FIRST, Seat.SECOND))));
    }

    @Test
    void the_same_board_with_another_seat_to_act_is_another_position() {
        assertThat(walk(ring(2, 2), 7).live()).isTrue();
        assertThat(walk(ring(2, 2), 8).live()).isFalse();
    }

    @Test
    void what_stood_before_progress_is_not_counted() {
        assertThat(walk(walk(ring(8, 2), 14).play(TWO), 15).live()).isTrue();
    }

    @Test
    void a_hundred_plies_without_progress_draw_the_game() {
        assertThat(walk(ring(1000, 2), 99).live()).isTrue();
        assertThat(walk(ring(1000, 2), 100).conclusion())
                .contains(new Conclusion.ByNoProgress(List.of(Set.of(Seat.FIRST, Seat.SECOND)), 100));
        assertThat(walk(walk(ring(1000, 2), 99).play(TWO), 99).live()).isTrue();
    }

    @Test
    void larger_tables_have_as_many_rounds_of_patience_as_a_table_of_two() {
        assertThat(walk(ring(1000, 3), 149).live()).isTrue();
        assertThat(walk(ring(1000, 3), 150).live()).isFalse();
        assertThat(walk(ring(1000, 4), 199).live()).isTrue();
        assertThat(walk(ring(1000, 4), 200).conclusion())
                .contains(
                        new Conclusion.ByNoProgress(List.of(Set.of(Seat.FIRST, Seat.SECOND, THIRD, new Seat(3))), 200));
    }

    @Test
    void a_run_of_turns_is_shown_as_one() {
        HostedGame<RingGame.Hop> game = walk(ring(8, 2), 5);

        assertThat(game.standing().lastTurn()).hasSize(1);
        assertThat(game.standingSince(2).lastTurn())
                .hasSize(3)
                .first()
                .isEqualTo(new Ply<>(game.after(2).standing().position(), ONE));
        assertThat(game.standingSince(5).lastTurn()).isEmpty();
        assertThat(game.standingSince(2).position()).isEqualTo(game.standing().position());
    }

    @Test
    void the_last_act_is_that_of_the_last_entry_but_for_what_chance_did_since() {
        HostedGame<RingGame.Hop> windy = HostedGame.start(RingGame.windy(8, 3), Variant.of("ring"));
        HostedGame<RingGame.Hop> resigned = walk(windy, 2).act(new HostAct.Resignation(THIRD));

        assertThat(walk(resigned, 1).lastAct()).contains(new HostAct.Resignation(THIRD));
        assertThat(walk(resigned, 2).lastAct()).isEmpty();
        assertThat(windy.lastAct()).isEmpty();
    }

    @Test
    void at_a_table_of_two_a_resignation_ends_the_game_for_the_other() {
        HostedGame<?> resigned = ring(8, 2).act(new HostAct.Resignation(Seat.SECOND));

        assertThat(resigned.conclusion()).contains(new Conclusion.ByResignation(Seat.SECOND));
        assertThat(((Conclusion.Ranked) resigned.conclusion().orElseThrow()).ranking())
                .containsExactly(Set.of(Seat.FIRST), Set.of(Seat.SECOND));
        assertThat(resigned.record().moves()).containsExactly("!resign:2");
        assertThat(resigned.toMove()).isEmpty();
    }

    @Test
    void at_a_table_of_three_a_resignation_eliminates_and_the_others_play_on() {
        HostedGame<?> resigned = ring(8, 3).act(new HostAct.Resignation(Seat.FIRST));

        assertThat(resigned.live()).isTrue();
        assertThat(resigned.toMove()).contains(Seat.SECOND);
        assertThat(resigned.inPlay(Seat.FIRST)).isFalse();
        assertThat(resigned.lastAct()).contains(new HostAct.Resignation(Seat.FIRST));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> resigned.act(new HostAct.Resignation(Seat.FIRST)))
                .withMessageContaining("not in play");
        assertThat(resigned.act(new HostAct.Resignation(THIRD)).conclusion())
                .contains(new Conclusion.ByRules(new Outcome(
                        List.of(Set.of(Seat.SECOND), Set.of(THIRD), Set.of(Seat.FIRST)), RingGame.Ending.ALONE)));
    }

    @Test
    void an_agreed_draw_is_shared_by_those_in_play_and_not_by_the_eliminated() {
        HostedGame<?> agreed = ring(8, 3).act(new HostAct.Resignation(THIRD)).act(new HostAct.AgreedDraw());

        assertThat(agreed.conclusion())
                .contains(new Conclusion.ByAgreement(List.of(Set.of(Seat.FIRST, Seat.SECOND), Set.of(THIRD))));
        assertThat(agreed.record().moves()).containsExactly("!resign:3", "!draw");
    }

    @Test
    void nothing_can_be_done_when_it_is_over() {
        HostedGame<RingGame.Hop> over = ring(8, 2).act(new HostAct.AgreedDraw());

        assertThatIllegalArgumentException().isThrownBy(() -> over.play(ONE));
        assertThatIllegalArgumentException().isThrownBy(() -> over.act(new HostAct.AgreedDraw()));
    }

    @Test
    void a_record_replays_with_its_acts_and_names_the_entry_that_is_wrong() {
        var game = new RingGame(8, 3);
        HostedGame<?> played = walk(ring(8, 3), 3).act(new HostAct.Resignation(THIRD));

        assertThat(HostedGame.replay(game, played.record())).isEqualTo(played);
        assertThat(HostedGame.replay(game, played.record())
                        .standing()
                        .position()
                        .text())
                .isEqualTo(played.standing().position().text());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> HostedGame.replay(
                        game, new GameRecord(Variant.of("ring"), List.of("+1", "!resign:2", "!resign:2"))))
                .withMessage("entry 2, \"!resign:2\": seat 2 is not in play");
    }

    @Test
    void a_whole_turn_is_typed_in_one_line() {
        var played = (TypedTurn.Played) ring(8, 2).playTyped(Seat.FIRST, "+1 +2");

        assertThat(played.game().record().moves()).containsExactly("+1", "+2");
        assertThat(played.game().standing().lastTurn()).hasSize(2);
        assertThat(played.game().toMove()).contains(Seat.SECOND);
    }

    @Test
    void of_a_line_that_goes_wrong_half_way_nothing_is_played() {
        assertThat(ring(8, 2).playTyped(Seat.FIRST, "+1 +3"))
                .isEqualTo(new TypedTurn.Illegal(
                        HostPhrases.turnAfter(new Verbatim("+1"), new Verbatim("Three is too far.")),
                        List.of("+1 +1", "+1 +2")));
        assertThat(ring(8, 2).playTyped(Seat.FIRST, "+1 jump"))
                .isEqualTo(new TypedTurn.NotAMove(
                        HostPhrases.turnAfter(new Verbatim("+1"), new Verbatim("That is no step.")),
                        List.of("+1 +1", "+1 +2")));
        assertThat(ring(8, 2).playTyped(Seat.FIRST, "+2 +")).isEqualTo(new TypedTurn.Ambiguous("+2 +1", "+2 +2"));
        assertThat(ring(8, 2).playTyped(Seat.FIRST, "+1 +1 +1"))
                .isEqualTo(new TypedTurn.Illegal(
                        HostPhrases.turnAfter(new Verbatim("+1"), HostPhrases.turnEnds(new Verbatim("+1"))),
                        List.of("+1 +1")));
    }

    @Test
    void what_follows_the_end_of_the_game_is_left_unplayed() {
        HostedGame<RingGame.Hop> nearly = walk(ring(1000, 2), 98).play(ONE);

        var played = (TypedTurn.Played) nearly.playTyped(nearly.toMove().orElseThrow(), "+1 +1");

        assertThat(played.game().entries()).isEqualTo(100);
    }
}
