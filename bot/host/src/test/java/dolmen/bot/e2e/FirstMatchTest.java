package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What a board says to those who play a game for the first time, and to the others. */
class FirstMatchTest {
    private static final String HOW = "it is your turn: choose below, press *Type a move*, reply with your move";
    private static final String GOAL = "**Goal:** Bring a stone to the enemy's home row, or leave the enemy no move.";

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void a_first_match_tells_how_to_move_and_what_for() {
        String thread = discord.begin("murus-gallicus");

        assertThat(board(thread, 1, 0)).contains(HOW, GOAL).doesNotContain("says where to look");
        discord.play(thread, 1, "a1-a3");
        assertThat(board(thread, 1, 1)).contains(HOW, GOAL);
    }

    @Test
    void later_matches_only_call_the_player_to_move() {
        String first = discord.begin("murus-gallicus");
        discord.play(first, 1, "a1-a3", "a7-a5");
        discord.astrid.press(discord.astrid.command(first, "resign").path("message"), "Resign");

        String second = discord.begin("murus-gallicus");

        assertThat(board(second, 2, 0))
                .contains("it is your turn. Move by <t:")
                .doesNotContain("*Type a move*", "Goal");
    }

    private String board(String thread, long match, int ply) {
        JsonNode board = discord.astrid.awaitBoard(thread, match, ply);
        return board.path("content").asText();
    }
}
