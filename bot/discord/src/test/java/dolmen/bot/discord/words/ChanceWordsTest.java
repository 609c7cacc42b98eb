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
        "3000, KEPT_LEAD",
        "102, KEPT_LEAD",
        "101, KEPT_BALANCE",
        "0, KEPT_BALANCE",
        "-101, KEPT_BALANCE",
        "-102, HELD_OUT"
    })
    void a_better_turn_keeps_as_much_as_there_was(int hundredths, ChanceWords.Effect effect) {
        assertThat(ChanceWords.ofBest(new Worth.Estimated(hundredths))).isEqualTo(effect);
    }

    @Test
    void only_a_certain_win_is_won_by_force() {
        assertThat(ChanceWords.ofBest(Worth.WON)).isEqualTo(ChanceWords.Effect.WON);
        assertThat(ChanceWords.ofBest(Worth.DRAWN)).isEqualTo(ChanceWords.Effect.KEPT_BALANCE);
        assertThat(ChanceWords.ofBest(Worth.LOST)).isEqualTo(ChanceWords.Effect.HELD_OUT);
    }
}
