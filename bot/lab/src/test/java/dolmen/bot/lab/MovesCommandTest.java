package dolmen.bot.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MovesCommandTest {

    @Test
    void legal_moves_come_one_a_line_in_ascending_order() {
        assertThat(Shell.run("moves", "heap")).isEqualTo(new Run(0, "take-1\ntake-2\n", ""));
        assertThat(Shell.run("moves", "heap", "take-2")).isEqualTo(new Run(0, "take-1\n", ""));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    heap             | over 0
                    heap(end=draw)   | over draw
                    heap(end=shared) | over 0,2
                    """)
    void a_finished_game_names_the_seats_in_the_first_place(String variant, String over) {
        assertThat(Shell.run("moves", variant, "take-1", "take-1", "take-1")).isEqualTo(new Run(0, over + "\n", ""));
    }

    @Test
    void a_move_may_be_typed_as_people_do() {
        assertThat(Shell.run("moves", "heap", "TAKE 2")).isEqualTo(new Run(0, "take-1\n", ""));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    nonsense | move 1, "nonsense": This is no move.
                    take     | move 1, "take": it may mean any of: take-2, take-1.
                    take-9   | move 1, "take-9": There are not so many stones; nearest legal moves: take-2, take-1.
                    """)
    void a_refused_move_is_one_clear_line(String move, String reason) {
        assertThat(Shell.run("moves", "heap", move)).isEqualTo(new Run(1, "", "dolmen: " + reason + "\n"));
    }

    @Test
    void a_move_after_the_end_is_refused() {
        assertThat(Shell.run("moves", "heap", "take-2", "take-1", "take-1"))
                .isEqualTo(new Run(1, "", "dolmen: move 3, \"take-1\": the game is over.\n"));
    }

    @Test
    void an_unknown_variant_is_refused() {
        assertThat(Shell.run("moves", "pile"))
                .isEqualTo(new Run(1, "", "dolmen: There is no game \"pile\"; there are heap.\n"));
    }

    @Test
    void a_batch_is_answered_line_by_line_and_goes_on_after_a_bad_one() {
        var run = Shell.runWithInput("""
                heap\t
                heap\ttake-1 take-1
                heap\ttake-1 take-2
                heap\ttake-7
                heap(end=draw)\ttake-2 take-1

                heap
                """, "moves", "--batch");
        assertThat(run.out()).isEqualTo("""
                        take-1 take-2
                        take-1
                        over 1
                        error: move 1, "take-7": There are not so many stones; nearest legal moves: take-2, take-1.
                        over draw
                        error: "" is no variant; one looks like game(option=choice,option=choice).
                        take-1 take-2
                        """);
        assertThat(run.code()).isEqualTo(1);
    }

    @Test
    void a_batch_without_a_bad_line_succeeds() {
        assertThat(Shell.runWithInput("heap\ttake-2 take-1\r\n", "moves", "--batch"))
                .isEqualTo(new Run(0, "over 1\n", ""));
    }

    @Test
    void a_variant_and_a_batch_exclude_each_other() {
        assertThat(Shell.run("moves", "heap", "--batch").code()).isEqualTo(2);
        assertThat(Shell.run("moves")).isEqualTo(new Run(2, "", "dolmen: moves needs either a variant or --batch.\n"));
    }
}
