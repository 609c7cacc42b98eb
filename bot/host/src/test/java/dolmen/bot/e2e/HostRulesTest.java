package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The rules of the host stand in the rules of each game, and are told on the board before they end a match. */
class HostRulesTest {
    private static final String[] FORTH_AND_BACK = {"b1-e1", "h5-e8", "e1-b1", "e8-h5"};

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void the_board_tells_that_a_position_stands_for_the_second_time_and_the_third_draws() {
        String thread = discord.begin("mausoleum");
        discord.play(thread, 1, FORTH_AND_BACK);

        assertThat(discord.chiara.awaitBoard(thread, 1, 4).path("content").asText())
                .contains("Second time in this position; the third is a draw.");
        assertThat(discord.astrid.privately(thread, "board")).contains("Second time in this position");

        discord.play(thread, 1, FORTH_AND_BACK);
        assertThat(discord.chiara
                        .await(
                                thread,
                                message -> message.path("content").asText().contains(" drew "))
                        .path("content")
                        .asText())
                .contains("by the host's rule: the same position stood for the third time");
    }

    @Test
    void the_rules_of_a_game_tell_the_rules_of_this_host_as_its_own() {
        JsonNode page = discord.allRules("mausoleum");
        var words = new StringBuilder(Person.words(page));
        while (MatchFlowTest.leadsOn(page)) {
            page = discord.astrid.press(page, "Next").path("message");
            words.append(Person.words(page));
        }
        assertThat(words)
                .contains("**Rules of this host**, not the designer's", "third time", "after 100 moves in a row")
                .contains("A match in which not everybody has moved changes no rating, however it ends.")
                .contains("For two players, 8 years and older.");
    }
}
