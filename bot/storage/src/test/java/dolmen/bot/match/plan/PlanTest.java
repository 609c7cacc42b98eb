package dolmen.bot.match.plan;

import static dolmen.bot.match.plan.Lines.anyTurn;
import static dolmen.bot.match.plan.Lines.plan;
import static dolmen.bot.match.plan.Lines.play;
import static dolmen.bot.match.plan.Lines.start;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Seat;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class PlanTest {
    private static final String TABLE_OF_THREE = "murus-gallicus(goal=escape,players=3)";

    private final HostedGame<?> murus = start("murus-gallicus");
    private final Plan second = plan(murus, 1, "a1-a3, a7-a5, b1-b3, b7-b5");

    private static List<String> played(HostedGame<?> game) {
        return game.record().moves();
    }

    @Test
    void an_answer_is_ready_when_the_record_went_on_as_its_line_says() {
        assertThat(played(second.answer(play(murus, "a1-a3")).orElseThrow())).containsExactly("a1-a3", "a7-a5");
        assertThat(played(second.answer(play(murus, "a1-a3", "a7-a5", "b1-b3")).orElseThrow()))
                .endsWith("b1-b3", "b7-b5");
    }

    @Test
    void any_other_move_breaks_the_line() {
        assertThat(second.answer(play(murus, "b1-b3"))).isEmpty();
        assertThat(second.answer(play(murus, "a1-a3", "a7-a5", "c1-c3"))).isEmpty();
        assertThat(second.answer(play(murus, "a1-a3", "b7-b5", "b1-b3"))).isEmpty();
    }

    @Test
    void a_take_back_breaks_the_line_also_when_the_same_is_played_again() {
        HostedGame<?> answered = second.answer(play(murus, "a1-a3")).orElseThrow();
        HostedGame<?> before = answered.act(new HostAct.TakeBack(0));

        assertThat(second.answer(play(before, "a1-a3"))).isEmpty();
        assertThat(second.inForce(before)).isEmpty();
    }

    @Test
    void hints_that_are_allowed_break_no_line_and_play_nothing_by_themselves() {
        HostedGame<?> allowed = murus.act(new HostAct.AgreedHints());

        assertThat(second.answer(play(allowed, "a1-a3"))).isPresent();
        assertThat(second.answer(play(murus, "a1-a3").act(new HostAct.AgreedHints())))
                .isPresent();
        assertThat(second.inForce(allowed)).isEqualTo(second.inForce(murus));
        Plan ownTurnFirst = plan(murus, 0, "a1-a3, a7-a5, b1-b3");
        assertThat(ownTurnFirst.answer(allowed)).isEmpty();
        assertThat(ownTurnFirst.answer(play(allowed, "a1-a3", "a7-a5"))).isPresent();
    }

    @Test
    void a_resignation_at_a_larger_table_breaks_the_line() {
        HostedGame<?> game = start(TABLE_OF_THREE);
        String first = anyTurn(game, new Random(1));
        String next = anyTurn(play(game, first), new Random(2));
        Plan plan = plan(game, 1, first + ", " + next);

        assertThat(plan.answer(play(game, first))).isPresent();
        assertThat(plan.answer(play(game.act(new HostAct.Resignation(new Seat(2))), first)))
                .isEmpty();
    }

    @Test
    void nothing_is_ready_when_it_is_anothers_turn_or_the_line_has_ended() {
        assertThat(second.answer(murus)).isEmpty();
        assertThat(second.answer(play(murus, "a1-a3", "a7-a5"))).isEmpty();
        assertThat(second.answer(play(murus, "a1-a3", "a7-a5", "b1-b3", "b7-b5", "c1-c3")))
                .isEmpty();
    }

    @Test
    void the_turn_in_hand_is_left_to_its_player_and_the_answer_after_it_is_ready() {
        Plan first = plan(murus, 0, "a1-a3, a7-a5, b1-b3");

        assertThat(first.answer(murus)).isEmpty();
        assertThat(first.answer(play(murus, "a1-a3"))).isEmpty();
        assertThat(played(first.answer(play(murus, "a1-a3", "a7-a5")).orElseThrow()))
                .endsWith("b1-b3");
    }

    @Test
    void answers_are_answered_as_long_as_lines_go_on() {
        Plan first = plan(murus, 0, "a1-a3, a7-a5, b1-b3, b7-b5, c1-c3");

        List<HostedGame<?>> run = Plan.answers(List.of(first, second), play(murus, "a1-a3"));

        assertThat(run).hasSize(4);
        assertThat(played(run.getLast())).containsExactly("a1-a3", "a7-a5", "b1-b3", "b7-b5", "c1-c3");
    }

    @Test
    void a_turn_of_several_plies_is_one_answer_and_never_played_in_half() {
        HostedGame<?> game = start("gardsdansen");
        String first = anyTurn(game, new Random(3));
        String answer = anyTurn(play(game, first), new Random(4));
        Plan plan = plan(game, 1, first + ", " + answer);

        assertThat(answer).contains(" ");
        assertThat(played(plan.answer(play(game, first)).orElseThrow()))
                .containsExactly((first + " " + answer).split(" ", -1));
        List<String> cut = plan.lines().getFirst();
        assertThat(new Plan(plan.seat(), 0, List.of(cut.subList(0, cut.size() - 1))).answer(play(game, first)))
                .isEmpty();
    }

    @Test
    void half_a_turn_of_another_is_waited_for() {
        HostedGame<?> game = start("gardsdansen");
        String first = anyTurn(game, new Random(3));
        Plan plan = plan(game, 1, first + ", " + anyTurn(play(game, first), new Random(4)));

        assertThat(plan.answer(play(game, first.split(" ", -1)[0]))).isEmpty();
    }

    @Test
    void at_a_table_of_three_the_turns_of_both_others_are_conditions() {
        HostedGame<?> game = start(TABLE_OF_THREE);
        var random = new Random(5);
        String first = anyTurn(game, random);
        String second = anyTurn(play(game, first), random);
        String third = anyTurn(play(game, first, second), random);
        Plan ofThird = plan(game, 2, String.join(", ", first, second, third));
        Plan ofSecond = plan(game, 1, first + ", " + second);

        assertThat(ofThird.answer(play(game, first))).isEmpty();
        assertThat(played(ofThird.answer(play(game, first, second)).orElseThrow()))
                .endsWith(third);
        assertThat(Plan.answers(List.of(ofSecond, ofThird), play(game, first))).hasSize(2);
    }

    @Test
    void an_impossible_answer_is_not_played() {
        var unreadable = new Plan(Seat.SECOND, 0, List.of(List.of("a1-a3", "nonsense")));
        var illegal = new Plan(Seat.SECOND, 0, List.of(List.of("a1-a3", "a1-a3")));

        assertThat(unreadable.answer(play(murus, "a1-a3"))).isEmpty();
        assertThat(illegal.answer(play(murus, "a1-a3"))).isEmpty();
        assertThat(unreadable.turns(murus)).hasSize(1);
    }

    @Test
    void the_rest_of_a_plan_is_its_lines_in_force() {
        Plan plan = plan(murus, 1, "a1-a3, a7-a5, b1-b3, b7-b5", "a1-a3, a7-a5, c1-c3, c7-c5", "d1-d3, d7-d5");

        assertThat(plan.inForce(play(murus, "a1-a3", "a7-a5")))
                .containsExactly(List.of("b1-b3", "b7-b5"), List.of("c1-c3", "c7-c5"));
        assertThat(plan.inForce(play(murus, "b1-b3"))).isEmpty();
    }

    @Test
    void a_game_that_ends_needs_no_answer() {
        HostedGame<?> heap = start("heap");
        Plan plan = plan(heap, 1, "take-2, take-1", "take-1, take-2");

        HostedGame<?> over = plan.answer(play(heap, "take-1")).orElseThrow();

        assertThat(over.live()).isFalse();
        assertThat(Plan.answers(List.of(plan), over)).isEmpty();
    }
}
