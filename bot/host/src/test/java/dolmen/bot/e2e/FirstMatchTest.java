package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The words of a board for players who are new to a game, and for the others. */
class FirstMatchTest {
    private static final String GOAL = "\n-# Goal: Bring a stone to the enemy's home row, or leave the enemy no move."
            + " Choose below the picture.";

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void the_first_boards_of_a_first_match_teach_one_thing_each() {
        String thread = discord.begin("murus-gallicus");

        assertThat(board(thread, 1, 0)).endsWith(GOAL);
        discord.play(thread, 1, "a1-a3");
        assertThat(board(thread, 1, 1)).endsWith(GOAL);
        discord.play(thread, 1, "a7-a5");
        assertThat(board(thread, 1, 2))
                .containsPattern("\n-# You may also reply to this message with your move, or use </move:\\d+>\\.$");
        discord.play(thread, 1, "b1-b3", "b7-b5");
        assertThat(board(thread, 1, 4)).doesNotContain("-#");
    }

    @Test
    void in_practice_the_third_board_leads_to_a_hint() {
        String thread = discord.playComputer("murus-gallicus", "Ylva", "first");
        discord.playAtOnce(discord.astrid);
        for (int ply = 0; ply < 4; ply += 2) {
            board(thread, 1, ply);
            discord.astrid.privately(
                    thread,
                    "move",
                    "move",
                    discord.match(1)
                            .standing()
                            .legalMoves(discord.match(1).toMove().orElseThrow())
                            .getFirst());
        }

        assertThat(board(thread, 1, 4)).containsPattern("\n-# </hint:\\d+> says where to look\\.$");
    }

    @Test
    void later_matches_only_call_the_player_to_move() {
        String first = discord.begin("murus-gallicus");
        discord.play(first, 1, "a1-a3", "a7-a5");
        discord.astrid.press(discord.astrid.command(first, "resign").path("message"), "Resign");

        String second = discord.begin("murus-gallicus");

        assertThat(board(second, 2, 0)).matches("<@\\d+>, your turn ends <t:\\d+:R>\\.");
    }

    private String board(String thread, long match, int ply) {
        JsonNode board = discord.astrid.awaitBoard(thread, match, ply);
        return board.path("content").asText();
    }
}
