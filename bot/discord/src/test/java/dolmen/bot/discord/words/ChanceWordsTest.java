package dolmen.bot.discord.words;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.analysis.Worth;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChanceWordsTest {

    /** 102 hundredths are a chance of just over 60 %. */
    @ParameterizedTest
    @CsvSource({
        "3000, kept the lead",
        "102, kept the lead",
        "101, kept the balance",
        "0, kept the balance",
        "-101, kept the balance",
        "-102, held out longer"
    })
    void a_better_turn_keeps_as_much_as_there_was(int hundredths, String words) {
        assertThat(ChanceWords.kept(new Worth.Estimated(hundredths))).isEqualTo(words);
    }

    @Test
    void only_a_certain_win_is_won_by_force() {
        assertThat(ChanceWords.kept(Worth.WON)).isEqualTo("won by force");
        assertThat(ChanceWords.kept(Worth.DRAWN)).isEqualTo("kept the balance");
        assertThat(ChanceWords.kept(Worth.LOST)).isEqualTo("held out longer");
    }
}
