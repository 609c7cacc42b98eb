package dolmen.bot.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.Run;
import dolmen.rules.GameRegistry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TuneCommandTest {
    private static final GameRegistry HOSTED = GameRegistry.load();

    @Test
    void it_prints_the_weights_that_it_has_learnt_and_how() {
        Run run = tuned("obelisk", "--games", "20", "--rounds", "2", "--nodes", "50", "--blank");
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .startsWith("# Learnt on ")
                .contains("by: dolmen tune 'obelisk' --games 20 --rounds 2 --nodes 50 --seed 1 --blank\n")
                .containsPattern("\nfoundation=-?\\d+\n");
        assertThat(run.err())
                .containsPattern("round 1: \\d+ examples, 1\\.0000 bits with the weights before, 0\\.\\d{4} now")
                .contains("round 2: ", "\nagainst the original weights: wins ");
    }

    @Test
    void it_prints_the_network_that_it_has_learnt_and_how() {
        String[] arguments = {"mausoleum", "--network", "--games", "30", "--rounds", "1", "--nodes", "30"};
        Run run = tuned(arguments);
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains(
                        "by: dolmen tune 'mausoleum' --games 30 --rounds 1 --nodes 30 --seed 1 --network --epochs 24 --results 50\n")
                .containsPattern("\nplanes=3\nconstant=-?\\d+\n")
                .containsPattern("\n2\\.\\d+=(-?\\d+ ){15}-?\\d+\n");
        assertThat(tuned(arguments)).isEqualTo(run);
    }

    @Test
    void one_game_is_enough_for_a_network() {
        assertThat(tuned("murus-gallicus", "--network", "--games", "1", "--rounds", "1", "--nodes", "1")
                        .code())
                .isZero();
    }

    @Test
    void a_network_of_results_alone_differs_from_one_of_search_alone() {
        assertThat(inputs(tuned(withResults("0")))).isNotEqualTo(inputs(tuned(withResults("100"))));
        assertThat(tuned(withResults("101")).err()).contains("--results must be from 0 to 100.");
    }

    private static String[] withResults(String percent) {
        return new String[] {
            "mausoleum", "--network", "--games", "2", "--rounds", "1", "--nodes", "30", "--results", percent
        };
    }

    private static String inputs(Run run) {
        assertThat(run.code()).isZero();
        return run.out().substring(run.out().indexOf('\n'));
    }

    @Test
    void the_same_seed_learns_the_same() {
        String[] arguments = {"gardsdansen", "--games", "4", "--rounds", "1", "--nodes", "30", "--seed", "9"};
        assertThat(tuned(arguments)).isEqualTo(tuned(arguments));
    }

    private static Run tuned(String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "tune";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return Shell.runWithGames(HOSTED, "", all);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    pile            | 1 | There is no game "pile"; there are
                    mausoleum-cards | 1 | this variant has no evaluation, because it has hidden cards.
                    obelisk         | 1 | this variant has no planes for a network.
                    """)
    void what_cannot_be_learnt_is_refused(String variant, int code, String why) {
        Run run = tuned(variant, "--network");
        assertThat(run.code()).isEqualTo(code);
        assertThat(run.err()).startsWith("dolmen: " + why);
    }
}
