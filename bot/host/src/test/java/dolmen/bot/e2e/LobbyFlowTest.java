package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Seats that are open to anyone, on Discord. */
class LobbyFlowTest {
    private static final String FOUR = "murus-gallicus(goal=escape,players=4)";

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private Person david;

    @BeforeEach
    void open() {
        david = discord.newcomer("David");
    }

    private JsonNode seek(String variant) {
        return discord.astrid
                .command(discord.general, "seek", "game", variant, "side", "first")
                .path("message");
    }

    private JsonNode now(JsonNode message) {
        return discord.chiara.message(discord.general, message.path("id").asText());
    }

    private String words(JsonNode message) {
        return now(message).path("content").asText();
    }

    private List<String> buttons(JsonNode message) {
        return now(message).findValuesAsText("label");
    }

    @Test
    void a_seek_mentions_nobody_and_begins_with_whoever_joins() {
        JsonNode seek = seek("murus-gallicus");
        assertThat(words(seek))
                .contains(
                        "**Astrid** seeks an opponent for **Murus Gallicus**.",
                        "**Astrid** moves first.",
                        "Anyone can join.")
                .containsPattern("Expires <t:\\d+:R>");
        assertThat(seek.path("mentions")).isEmpty();
        assertThat(buttons(seek))
                .containsExactly(
                        "Join",
                        "Learn",
                        "Make it rated (Astrid only)",
                        "Fill with computers",
                        "Withdraw (Astrid only)");

        discord.chiara.press(seek, "Join");

        JsonNode board = discord.astrid.awaitBoard(seek.path("id").asText(), 1, 0);
        assertThat(board.path("mentions").findValuesAsText("id")).containsExactly(discord.astrid.id);
        assertThat(words(seek)).contains("**Astrid** and **Chiara** play **Murus Gallicus**: <#");
        assertThat(buttons(seek)).isEmpty();
    }

    @Test
    void a_lobby_of_four_shows_who_has_joined_and_begins_with_the_last() {
        JsonNode lobby = seek(FOUR);
        assertThat(words(lobby)).contains("**Astrid** seeks players for", "At the table: **Astrid**. Free seats: 3.");

        discord.bjorn.press(lobby, "Join");
        discord.chiara.press(lobby, "Join");
        assertThat(words(lobby)).contains("At the table: **Astrid**, **Björn** and **Chiara**. Free seats: 1.");
        assertThat(buttons(lobby))
                .containsExactly("Join", "Leave", "Learn", "Fill with computers", "Withdraw (Astrid only)");

        discord.bjorn.press(now(lobby), "Leave");
        assertThat(words(lobby)).contains("At the table: **Astrid** and **Chiara**. Free seats: 2.");
        assertThat(discord.bjorn.pressedPrivately(now(lobby), "Leave")).contains("You have no seat at this table");
        assertThat(discord.chiara.pressedPrivately(now(lobby), "Join"))
                .contains("You have a seat already. The match begins as soon as every seat is taken.");
        assertThat(discord.astrid.pressedPrivately(now(lobby), "Join")).contains("This is your own challenge");
        assertThat(discord.bjorn.pressedPrivately(now(lobby), "Withdraw (Astrid only)"))
                .contains("Only **Astrid** may change or withdraw it.");

        discord.bjorn.press(lobby, "Join");
        david.press(lobby, "Join");

        discord.astrid.awaitBoard(lobby.path("id").asText(), 1, 0);
        assertThat(discord.match(1).players()).hasSize(4);
        assertThat(words(lobby)).contains("**Astrid**, **Björn**, **Chiara** and **David** play **Murus");
    }

    @Test
    void fewer_opponents_than_seats_leave_the_others_to_anyone() {
        JsonNode lobby = discord.astrid.challenge(discord.general, discord.bjorn, "mausoleum-cards(players=3)");
        assertThat(lobby.path("mentions").findValuesAsText("id")).containsExactly(discord.bjorn.id);
        assertThat(words(lobby))
                .contains(
                        "**Astrid** challenges you to **Mausoleum, the card game",
                        "The other seats are open to anyone.",
                        "At the table: **Astrid**. Waiting for **Björn** to answer. Free seats: 1.");
        assertThat(buttons(lobby))
                .containsExactly(
                        "Join",
                        "Decline",
                        "Learn",
                        "Make it rated (Astrid only)",
                        "Fill with computers",
                        "Withdraw (Astrid only)");

        discord.chiara.press(lobby, "Join");
        assertThat(words(lobby)).contains("At the table: **Astrid** and **Chiara**. Waiting for **Björn** to answer.");
        assertThat(now(lobby).path("mentions").findValuesAsText("id")).isSubsetOf(discord.bjorn.id);
        assertThat(david.pressedPrivately(now(lobby), "Join"))
                .contains("All open seats are taken; **Björn** may still accept.");

        discord.bjorn.press(lobby, "Join");
        assertThat(discord.match(1).players()).hasSize(3);
    }

    @Test
    void a_seek_that_was_withdrawn_is_refused_in_words() {
        JsonNode seek = seek("mausoleum");
        discord.astrid.press(seek, "Withdraw (Astrid only)");

        assertThat(words(seek)).isEqualTo("**Astrid** withdrew the challenge to play **Mausoleum**.");
        assertThat(buttons(seek)).isEmpty();
    }

    @Test
    void a_seek_is_for_games_that_there_are() {
        assertThat(discord.astrid.privately(discord.general, "seek", "game", "chess"))
                .contains("There is no game");
        assertThat(discord.astrid.typing(discord.general, "seek", "game", "four"))
                .extracting(choice -> choice.path("name").asText())
                .contains("Murus Gallicus · Escape · Four players");
    }
}
