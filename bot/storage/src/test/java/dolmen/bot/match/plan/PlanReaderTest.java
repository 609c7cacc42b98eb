package dolmen.bot.match.plan;

import static dolmen.bot.match.plan.Lines.anyTurn;
import static dolmen.bot.match.plan.Lines.plan;
import static dolmen.bot.match.plan.Lines.play;
import static dolmen.bot.match.plan.Lines.start;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.TypedRefusal;
import dolmen.rules.Seat;
import dolmen.rules.host.HostedGame;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class PlanReaderTest {
    private final HostedGame<?> murus = start("murus-gallicus");

    private PlanFault fault(int seat, String... rows) {
        return fault(murus, seat, rows);
    }

    private static PlanFault fault(HostedGame<?> game, int seat, String... rows) {
        var reading = new PlanReader(Lines.match(game), new Seat(seat)).read(String.join("\n", rows));
        assertThat(reading).isInstanceOf(PlanReader.Reading.Faulty.class);
        return ((PlanReader.Reading.Faulty) reading).fault();
    }

    @Test
    void a_row_is_a_line_and_is_read_as_forgivingly_as_a_move() {
        assertThat(plan(murus, 1, "  A1 to A3 ;a7a5 ", "", "b1-b3,, b7 b5,").lines())
                .containsExactly(List.of("a1-a3", "a7-a5"), List.of("b1-b3", "b7-b5"));
    }

    @Test
    void a_plan_that_is_written_and_read_stays_the_same() {
        HostedGame<?> game = start("gardsdansen");
        var random = new Random(9);
        String first = anyTurn(game, random);
        String row = first + ", " + anyTurn(play(game, first), random);
        Plan plan = plan(game, 1, row);

        assertThat(plan.text(game)).isEqualTo(row);
        assertThat(plan(game, 1, plan.text(game))).isEqualTo(plan);
    }

    @Test
    void a_turn_of_several_plies_may_have_commas_within() {
        HostedGame<?> game = start("gardsdansen");
        var random = new Random(9);
        String first = anyTurn(game, random);
        String row = first + ", " + anyTurn(play(game, first), random);

        assertThat(plan(game, 1, row.replace(" ", ", "))).isEqualTo(plan(game, 1, row));
    }

    @Test
    void commas_may_be_parts_of_moves() {
        HostedGame<?> game = start("murus-gallicus(opening=special)");

        assertThat(plan(game, 1, "h1-b2,h2, c7-a6,f6").lines()).containsExactly(List.of("h1-b2,h2", "c7-a6,f6"));
        assertThat(plan(murus, 1, "a1-a3,a7-a5,b1-b3,b7-b5").lines().getFirst()).hasSize(4);
        assertThat(((PlanFault.Unplayable) fault(game, 1, "h1-b2,a9, c7-a6,f6")).turn())
                .isEqualTo(1);
        assertThat(((PlanFault.Unplayable) fault(1, "a1-a3,a7-a9")).turn()).isEqualTo(2);
    }

    @Test
    void nothing_typed_is_a_plan_without_lines() {
        assertThat(plan(murus, 1, "", "  ").lines()).isEmpty();
    }

    @Test
    void ten_lines_of_ten_plies_are_read() {
        List<String> conditions = murus.standing().legalMoves(Seat.FIRST).subList(0, 10);
        var random = new Random(10);
        List<String> rows = conditions.stream()
                .map(first -> {
                    HostedGame<?> game = play(murus, first);
                    while (game.entries() < 10) {
                        game = play(game, anyTurn(game, random));
                    }
                    return String.join(", ", game.record().moves());
                })
                .toList();

        Plan plan = plan(murus, 1, rows.toArray(String[]::new));

        assertThat(plan.lines()).hasSize(10).allSatisfy(line -> assertThat(line).hasSize(10));
    }

    @Test
    void an_illegal_turn_is_named_with_its_row_and_the_nearest_legal_moves() {
        var fault = (PlanFault.Unplayable) fault(1, "a1-a3, a7-a5", "a1-a3, a7-a5, b1-c3, b7-b5");

        assertThat(fault.row()).isEqualTo(2);
        assertThat(fault.turn()).isEqualTo(3);
        assertThat(fault.mover()).isEqualTo(Seat.FIRST);
        assertThat(((TypedRefusal.IllegalMove) fault.why()).nearest()).contains("b1-b3");
    }

    @Test
    void text_that_is_no_move_is_named_with_its_row() {
        var fault = (PlanFault.Unplayable) fault(1, "a1-a3, whatever you like");

        assertThat(fault.row()).isEqualTo(1);
        assertThat(fault.turn()).isEqualTo(2);
        assertThat(fault.why()).isInstanceOf(TypedRefusal.NotAMove.class);
    }

    @Test
    void different_answers_to_the_same_contradict_each_other() {
        assertThat(fault(1, "a1-a3, a7-a5", "b1-b3, b7-b5", "a1-a3, c7-c5"))
                .isEqualTo(new PlanFault.Contradiction(1, "a7-a5", 3, "c7-c5"));
        assertThat(fault(1, "a1-a3, a7-a5, b1-b3, b7-b5", "a1-a3, a7-a5, b1-b3, c7-c5"))
                .isInstanceOf(PlanFault.Contradiction.class);
    }

    @Test
    void different_conditions_equal_rows_and_longer_ones_contradict_nothing() {
        assertThat(plan(
                                murus,
                                1,
                                "a1-a3, a7-a5, b1-b3, b7-b5",
                                "a1-a3, a7-a5, c1-c3, c7-c5",
                                "a1-a3, a7-a5",
                                "a1-a3, a7-a5")
                        .lines())
                .hasSize(4);
        assertThat(plan(murus, 0, "a1-a3, a7-a5, b1-b3", "b1-b3, a7-a5, c1-c3").lines())
                .as("turns in hand")
                .hasSize(2);
    }

    @Test
    void a_row_ends_with_an_answer() {
        assertThat(fault(1, "a1-a3")).isEqualTo(new PlanFault.NoAnswer(1));
        assertThat(fault(1, "a1-a3, a7-a5, b1-b3")).isEqualTo(new PlanFault.NoAnswer(1));
        assertThat(fault(0, "a1-a3")).isEqualTo(new PlanFault.NoAnswer(1));
        assertThat(fault(0, ", ;")).isEqualTo(new PlanFault.NoAnswer(1));
    }

    @Test
    void a_row_does_not_end_in_the_middle_of_a_turn() {
        HostedGame<?> game = start("gardsdansen");
        var random = new Random(3);
        String first = anyTurn(game, random);
        String half = anyTurn(play(game, first), random).split(" ", -1)[0];

        assertThat(fault(game, 1, first.split(" ", -1)[0])).isEqualTo(new PlanFault.HalfTurn(1, Seat.FIRST));
        assertThat(fault(game, 1, first + ", " + half)).isEqualTo(new PlanFault.HalfTurn(1, Seat.SECOND));
    }

    @Test
    void nothing_comes_after_the_end() {
        HostedGame<?> heap = start("heap");

        assertThat(fault(heap, 1, "take-2, take-1, take-1"))
                .isInstanceOfSatisfying(
                        PlanFault.BeyondTheEnd.class,
                        end -> assertThat(end.turn()).isEqualTo(3));
    }

    @Test
    void a_plan_beyond_the_limits_is_refused() {
        HostedGame<?> game = start("gardsdansen");
        String row = endless(game, PlanReader.MOST_TURNS);

        assertThat(fault(game, 1, endless(game, PlanReader.MOST_TURNS + 2)))
                .isEqualTo(new PlanFault.TooLong(1, PlanReader.MOST_TURNS));
        assertThat(fault(game, 1, rows(PlanReader.MOST_ROWS + 1, row)))
                .isEqualTo(new PlanFault.TooManyRows(PlanReader.MOST_ROWS));
        assertThat(fault(game, 1, rows(PlanReader.MOST_ROWS, row)))
                .as("what would not fit into the form again")
                .isEqualTo(new PlanFault.TooMuch(PlanReader.MOST_CHARACTERS));
        assertThat(fault(game, 1, "x".repeat(100_000))).isInstanceOf(PlanFault.Unplayable.class);
        assertThat(fault(game, 1, ",x".repeat(100_000))).isInstanceOf(PlanFault.Unplayable.class);
    }

    private static String endless(HostedGame<?> game, int turns) {
        var random = new Random(12);
        HostedGame<?> end = game;
        for (int turn = 0; turn < turns; turn++) {
            end = play(end, anyTurn(end, random));
        }
        return new Plan(Seat.SECOND, 0, List.of(end.record().moves())).text(game);
    }

    private static String[] rows(int number, String row) {
        return Collections.nCopies(number, row).toArray(String[]::new);
    }
}
