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
                .contains("round 2: ", "new weights against the original weights: wins ");
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
                    """)
    void what_cannot_be_learnt_is_refused(String variant, int code, String why) {
        Run run = Shell.runWithGames(HOSTED, "", "tune", variant);
        assertThat(run.code()).isEqualTo(code);
        assertThat(run.err()).startsWith("dolmen: " + why);
    }
}
