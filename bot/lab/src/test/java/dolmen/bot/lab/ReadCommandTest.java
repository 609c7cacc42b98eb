package dolmen.bot.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.Run;
import org.junit.jupiter.api.Test;

final class ReadCommandTest {

    @Test
    void what_is_typed_is_played_asked_about_or_refused_in_one_line_each() {
        Run run = Shell.runWithInput("""
                heap\t\t"TAKE 2"
                heap\ttake-1\t"take"
                heap\t\t"nonsense"
                """, "read", "--batch");

        assertThat(run).isEqualTo(new Run(0, "played take-2\nasks take-2 | take-1\nrefused This is no move.\n", ""));
    }

    @Test
    void of_many_turns_that_may_be_meant_five_are_told_and_the_others_counted() {
        Run run = Shell.runWithInput("heap(end=tall)\t\t\"take\"\n", "read", "--batch");

        assertThat(run.out()).isEqualTo("asks take-60 | take-59 | take-58 | take-57 | take-56 | and 55 more\n");
    }

    @Test
    void bad_lines_are_named_and_told_by_the_exit_status() {
        Run run = Shell.runWithInput("""
                heap
                pile\t\t"take-1"
                heap\ttake-9\t"take-1"
                heap\t\ttake-1
                heap\ttake-1 take-1 take-1\t"take-1"
                heap\t\t"take-1"
                """, "read", "--batch");

        assertThat(run.out().lines()).hasSize(6).element(5).isEqualTo("played take-1");
        assertThat(run.out().lines().limit(5)).allMatch(line -> line.startsWith("error "));
        assertThat(run.code()).isOne();
    }

    @Test
    void without_batch_nothing_is_read() {
        assertThat(Shell.run("read").code()).isEqualTo(2);
    }
}
