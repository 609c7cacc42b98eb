package dolmen.bot.discord.turn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests for help among typed messages, in each language. */
final class HelpRequestTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "help",
                "Hi Dolmen, can you show me the rules?",
                "how do I move?",
                "Hilfe!",
                "Wie spielt man das?",
                "hjälp",
                "Hur spelar man?",
                "aide",
                "Comment on joue ?",
                "¿Cómo se juega?",
                "aiuto",
                "Come si gioca?",
                "ajuda",
                "Como jogo?",
                "pomoc",
                "Jak grać?",
                "Jak to działa?",
                "hulp",
                "Hoe speel ik dit?",
                "ヘルプ",
                "遊び方"
            })
    void whoever_asks_for_help_is_understood(String typed) {
        assertThat(HelpRequest.is(typed)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "b2-b4", "hello", "tower b2 to b4", "how nice", "come on", "jak tam", "石"})
    void whatever_else_is_typed_is_no_request_for_help(String typed) {
        assertThat(HelpRequest.is(typed)).isFalse();
    }
}
