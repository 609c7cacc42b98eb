package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.SandboxConfiguration;
import dolmen.sandbox.testing.RawBot;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What the buttons below a board lead to, besides moves. */
class MorePanelTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void a_board_has_three_buttons_and_two_more_for_learners() {
        String thread = discord.begin("murus-gallicus");
        assertThat(Person.buttons(discord.astrid.awaitBoard(thread, 1, 0)))
                .containsExactly("Type a move", "My view", "More", "Rules", "Learn");
    }

    @Test
    void a_player_is_told_in_private_what_else_there_is_to_do() {
        JsonNode answer = discord.astrid.press(board("murus-gallicus"), "More");
        assertThat(Person.privateWords(answer))
                .contains("Match #1 · Murus Gallicus", "**Astrid** and **Björn**", "It is your turn.");
        assertThat(Person.buttons(answer.path("message")))
                .startsWith("Flip", "In words", "History", "Rules", "If … then")
                .endsWith("Resign");
    }

    @Test
    void whoever_watches_is_offered_nothing_that_players_do() {
        JsonNode panel = discord.chiara.press(board("murus-gallicus"), "More").path("message");
        assertThat(Person.buttons(panel)).containsExactly("Flip", "In words", "History", "Rules");
    }

    @Test
    void whoever_is_out_of_play_watches() {
        String thread =
                discord.beginTable("murus-gallicus(goal=escape,players=3)", List.of(discord.bjorn, discord.chiara));
        JsonNode question = discord.chiara.command(thread, "resign").path("message");
        discord.chiara.press(question, "Resign");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, discord.match(1).ply());

        assertThat(Person.buttons(discord.chiara.press(board, "More").path("message")))
                .doesNotContain("Resign");
        assertThat(Person.buttons(discord.astrid.press(board, "More").path("message")))
                .contains("Resign");
    }

    @Test
    void every_button_of_the_panel_answers_with_what_it_says() {
        JsonNode panel = discord.astrid
                .press(board("murus-gallicus(army=advanced)"), "More")
                .path("message");

        assertThat(discord.astrid.press(panel, "Flip").path("message").path("attachments"))
                .hasSize(1);
        assertThat(Person.privateWords(discord.astrid.press(panel, "In words"))).contains("Your legal moves:");
        assertThat(Person.privateWords(discord.astrid.press(panel, "History"))).contains("History of match #1");
        assertThat(Person.words(discord.astrid.press(panel, "Resign").path("message")))
                .contains("Do you want to resign");
        JsonNode rules = discord.astrid.press(panel, "Rules");
        assertThat(Person.privateWords(rules)).startsWith("## Murus Gallicus · Advanced army");
    }

    @Test
    void the_panel_stays_when_the_match_moves_on() {
        String thread = discord.begin("murus-gallicus");
        JsonNode panel = discord.astrid
                .press(discord.astrid.awaitBoard(thread, 1, 0), "More")
                .path("message");
        discord.play(thread, 1, "a1-a3");

        assertThat(Person.privateWords(discord.astrid.press(panel, "Resign"))).contains("has moved on");
        assertThat(Person.privateWords(discord.astrid.press(panel, "History"))).contains("`a1-a3`");
        assertThat(discord.match(1).live()).isTrue();
    }

    @Test
    void a_match_is_called_off_only_when_its_player_has_said_so_twice() {
        String thread = discord.begin("murus-gallicus");
        JsonNode panel = discord.bjorn
                .press(discord.astrid.awaitBoard(thread, 1, 0), "More")
                .path("message");

        JsonNode question = discord.bjorn.press(panel, "Call off").path("message");
        assertThat(Person.words(question)).contains("Do you want to call match #1 of Murus Gallicus off?");
        assertThat(Person.buttons(question)).containsExactly("Call it off", "Play on");
        assertThat(discord.match(1).live()).isTrue();
        discord.bjorn.press(question, "Play on");
        assertThat(discord.match(1).live()).isTrue();

        JsonNode again = discord.bjorn.press(panel, "Call off").path("message");
        discord.bjorn.press(again, "Call it off");
        assertThat(discord.match(1).live()).isFalse();
        discord.chiara.await(thread, message -> Person.buttons(message).contains("Rematch"));
    }

    @Test
    void whoever_says_it_too_late_plays_on() {
        String thread = discord.begin("murus-gallicus");
        JsonNode panel = discord.bjorn
                .press(discord.astrid.awaitBoard(thread, 1, 0), "More")
                .path("message");
        JsonNode question = discord.bjorn.press(panel, "Call off").path("message");
        discord.astrid.privately(thread, "move", "move", "a1-a3");
        discord.bjorn.privately(thread, "move", "move", "d7-b5");
        assertThat(discord.match(1).ply()).isEqualTo(2);

        discord.bjorn.press(question, "Call it off");
        assertThat(discord.match(1).live()).isTrue();
        assertThat(Person.privateWords(discord.bjorn.press(panel, "Call off"))).contains("has moved on");
        assertThat(discord.match(1).live()).isTrue();
    }

    @Test
    void buttons_of_boards_from_before_an_upgrade_still_answer() {
        String thread = discord.begin("murus-gallicus");
        JsonNode old = new RawBot(discord.sandbox, SandboxConfiguration.DEFAULT_TOKEN)
                .json("POST", "channels/%s/messages".formatted(thread), """
                {"content": "An old board", "allowed_mentions": {"parse": []}, "components": [{"type": 1, "components": [
                  {"type": 2, "style": 1, "label": "Move", "custom_id": "v1:type:1:0"},
                  {"type": 2, "style": 2, "label": "Board", "custom_id": "v1:board:1:0"},
                  {"type": 2, "style": 2, "label": "Resign", "custom_id": "v1:resign:1:0"}]}]}
                """);

        assertThat(discord.chiara.press(old, "Board").path("message").path("attachments"))
                .hasSize(1);
        JsonNode question = discord.bjorn.press(old, "Resign").path("message");
        assertThat(Person.words(question)).contains("Do you want to resign match #1");
        JsonNode form = discord.astrid.press(old, "Move");
        assertThat(Person.privateWords(discord.astrid.submit(form, "move", "a1-a3")))
                .contains("You played");
        assertThat(discord.bjorn.pressedPrivately(old, "Resign")).contains("has moved on");
    }

    private JsonNode board(String variant) {
        return discord.astrid.awaitBoard(discord.begin(variant), 1, 0);
    }
}
