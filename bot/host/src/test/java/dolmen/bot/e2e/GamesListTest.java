package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The list of a person's matches, which leads to their boards. */
class GamesListTest {
    private static final int MATCHES_OF_A_PAGE = 11;

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void a_match_is_told_with_its_opponent_whose_turn_it_is_and_since_when() {
        String thread = discord.begin("murus-gallicus(army=advanced)");
        assertThat(discord.astrid.privately(discord.general, "games"))
                .contains("against Björn**", "Your turn · begun <t:", ":R>", "<#" + thread + ">");
        discord.play(thread, 1, "a1-a3");
        assertThat(discord.astrid.privately(discord.general, "games")).contains("Their turn · last move <t:");
    }

    @Test
    void the_button_of_a_match_shows_its_board_in_private() {
        discord.begin("murus-gallicus");
        JsonNode list = discord.bjorn.command(discord.general, "games").path("message");
        JsonNode board = discord.bjorn.press(list, "Board");
        assertThat(Person.privateWords(board)).contains("Match #1", "It is **Astrid**'s turn.");
        assertThat(board.path("message").path("attachments")).hasSize(1);
    }

    @Test
    void many_matches_are_paged_within_what_discord_allows() {
        for (int match = 0; match <= 2 * MATCHES_OF_A_PAGE; match++) {
            discord.begin("mausoleum");
        }
        JsonNode first = discord.astrid.command(discord.general, "games").path("message");
        assertThat(Person.words(first))
                .contains("page 1 of 3", "#1 Mausoleum", "#11 ")
                .doesNotContain("#12 ");
        assertThat(first.path("components").findParents("type")).hasSizeLessThanOrEqualTo(40);

        JsonNode second = discord.astrid.press(first, "Later").path("message");
        assertThat(second.path("id")).isEqualTo(first.path("id"));
        assertThat(Person.words(second)).contains("page 2 of 3", "#12 ", "#22 ").doesNotContain("#11 ", "#23 ");

        JsonNode third = discord.astrid.press(second, "Later").path("message");
        assertThat(Person.words(third)).contains("page 3 of 3", "#23 ").doesNotContain("#22 ");
        assertThat(Person.buttons(third)).isEqualTo(List.of("Move", "Earlier"));

        JsonNode again = discord.astrid.press(third, "Earlier").path("message");
        assertThat(Person.words(again)).contains("page 2 of 3");
    }

    @Test
    void whoever_plays_nothing_is_told_how_to_begin() {
        assertThat(discord.astrid.privately(discord.general, "games")).contains("no match under way", "/challenge");
    }
}
