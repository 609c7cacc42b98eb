package dolmen.bot.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.Run;
import dolmen.rules.GameRegistry;
import org.junit.jupiter.api.Test;

/** The commands about the opponents' ratings. */
final class LadderCommandTest {
    private static final GameRegistry HOSTED = GameRegistry.load();

    @Test
    void it_prints_a_file_of_ratings_and_how_they_were_measured() {
        Run run = Shell.run("ladder", "heap(end=tall)", "--games", "2", "--seed", "4");
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out().lines().toList())
                .hasSize(1 + 8 + 2 + 6)
                .satisfies(lines -> assertThat(lines.getFirst())
                        .startsWith("# Measured on ")
                        .endsWith("by: dolmen ladder 'heap(end=tall)' --games 2 --seed 4"))
                .anyMatch(line -> line.startsWith("# Torsten against Odd: wins "))
                .anyMatch(line -> line.startsWith("# level 3 against level 2: wins "))
                .anyMatch(line -> line.matches("heap\\(end\\\\=tall\\)\\.Hallvard=\\d+"));
    }

    @Test
    void what_cannot_be_measured_is_refused() {
        assertThat(Shell.run("ladder", "heap", "--games", "0"))
                .isEqualTo(new Run(2, "", "dolmen: --games must be at least 1.\n"));
        assertThat(Shell.run("ladder", "pile").code()).isEqualTo(1);
    }

    @Test
    void the_lower_levels_are_measured_by_yardsticks() {
        Run run = Shell.runWithGames(HOSTED, "", "yardsticks", "obelisk", "--games", "2");
        assertThat(run.code()).isZero();
        assertThat(run.out().lines().skip(2))
                .hasSize(3)
                .allMatch(line -> line.matches("\\| `obelisk` \\| [12] \\| (careful|greedy)( \\| \\S+){3} \\|"));
    }

    @Test
    void yardsticks_refuse_what_they_cannot_measure() {
        assertThat(Shell.run("yardsticks", "heap", "--games", "0"))
                .isEqualTo(new Run(2, "", "dolmen: --games must be at least 1.\n"));
        assertThat(Shell.run("yardsticks", "heap", "pile"))
                .isEqualTo(new Run(1, "", "dolmen: There is no game \"pile\"; there are heap.\n"));
    }

    @Test
    void opponents_are_listed_with_their_ratings() {
        Run run = Shell.runWithGames(HOSTED, "", "opponents", "murus-gallicus(army=advanced)");
        assertThat(run.code()).isZero();
        assertThat(run.out().lines()).hasSize(6).allMatch(line -> line.matches("\\w+\t[123]\t(attacks|defends)\t\\d+"));
        assertThat(run.out()).startsWith("Ylva\t1\tattacks\t").contains("\nHallvard\t3\tdefends\t");
    }

    @Test
    void opponents_of_a_game_that_nobody_measured_are_unrated() {
        assertThat(Shell.run("opponents", "heap").out()).startsWith("Ylva\t1\tattacks\tunrated\n");
    }

    @Test
    void opponents_of_no_game_are_refused() {
        assertThat(Shell.run("opponents", "pile"))
                .isEqualTo(new Run(1, "", "dolmen: There is no game \"pile\"; there are heap.\n"));
    }
}
