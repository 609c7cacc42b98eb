package dolmen.bot.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.Run;
import dolmen.rules.GameRegistry;
import java.util.List;
import org.junit.jupiter.api.Test;

final class AnalyseCommandTest {

    private static Run analyse(String... line) {
        String[] words = new String[line.length + 3];
        words[0] = "analyse";
        words[1] = "--nodes";
        words[2] = "500";
        System.arraycopy(line, 0, words, 3, line.length);
        return Shell.runWithGames(GameRegistry.load(), "", words);
    }

    @Test
    void each_turn_is_a_line_and_the_accuracies_follow() {
        Run run = analyse("murus-gallicus", "a1-a3", "a7-a5");

        List<String> lines = run.out().lines().toList();
        assertThat(run.code()).isZero();
        assertThat(lines.get(0)).matches("1\t0\ta1-a3\t\\d+\t\\d+\t.*");
        assertThat(lines.get(1)).matches("2\t1\ta7-a5\t\\d+\t\\d+\t.*");
        assertThat(lines.subList(2, lines.size()))
                .filteredOn(line -> line.startsWith("accuracy"))
                .hasSize(2)
                .allMatch(line -> line.matches("accuracy\t[01]\t\\d+"));
    }

    @Test
    void what_cannot_be_analysed_is_refused_with_the_reason() {
        assertThat(analyse("murus-gallicus(goal=escape,players=3)").err()).contains("More than two played it");
        assertThat(analyse("mausoleum-cards").err()).contains("hands were hidden");
        assertThat(analyse("murus-gallicus").err()).contains("Nobody has completed a turn");
        assertThat(analyse("murus-gallicus", "a1-a9").err()).contains("move 1, \"a1-a9\"");
        assertThat(analyse("murus-gallicus").code()).isEqualTo(1);
    }
}
