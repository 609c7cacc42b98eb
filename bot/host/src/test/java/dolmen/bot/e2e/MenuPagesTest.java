package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.HeapGame;
import dolmen.rules.GameRegistry;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Menus of more entries than Discord allows. None of the games that are published needs them so far: the widest menu of
 * theirs has sixteen entries.
 */
class MenuPagesTest {
    private static final GameRegistry HEAPS = new GameRegistry(List.of(new HeapGame()));

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord(HostedBot.Setting.USUAL.withGames(HEAPS));

    @Test
    void a_move_on_the_second_page_is_found_and_played() {
        String thread = discord.begin("heap(end=tall)");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 0);
        assertThat(Choices.offered(board)).hasSize(24).startsWith("take-60").endsWith("take-38", "~1");

        JsonNode second = discord.astrid.choose(board, "~1").path("message");
        assertThat(Choices.offered(second)).hasSize(25).startsWith("take-37").endsWith("take-15", "~2", "~0");

        JsonNode third = discord.astrid.choose(second, "~2").path("message");
        assertThat(Choices.offered(third)).hasSize(15).startsWith("take-14").endsWith("take-1", "~1");
        assertThat(third.path("id")).isEqualTo(second.path("id"));

        JsonNode again = discord.astrid.choose(third, "~1").path("message");
        JsonNode preview = discord.astrid.choose(again, "take-20").path("message");
        assertThat(preview.path("content").asText()).contains("Preview", "Takes 20");
        discord.astrid.press(preview, "Play it");
        assertThat(discord.match(1).record().moves()).containsExactly("take-20");
    }

    @Test
    void what_fits_into_one_menu_is_not_parted() {
        String thread = discord.begin("heap(end=tall)");
        discord.play(thread, 1, "take-34", "take-1");
        assertThat(Choices.offered(discord.astrid.awaitBoard(thread, 1, 2)))
                .hasSize(25)
                .endsWith("take-1");
    }
}
