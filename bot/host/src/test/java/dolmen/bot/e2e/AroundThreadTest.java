package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The thread of a match is for that match alone: what is proposed in it stands in the channel around it. */
final class AroundThreadTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private String thread = "";

    @BeforeEach
    void open() {
        thread = discord.begin("mausoleum");
    }

    private JsonNode result() {
        discord.bjorn.press(discord.bjorn.command(thread, "resign").path("message"), "Resign");
        return result(thread);
    }

    private JsonNode result(String where) {
        return discord.chiara.await(where, message -> Person.buttons(message).contains("Rematch"));
    }

    private JsonNode lastInChannel() {
        return discord.messagesOfBot(discord.general).getLast();
    }

    private void holdsChallenge(JsonNode answer) {
        JsonNode challenge = lastInChannel();
        assertThat(Person.words(challenge)).contains("challenges you to **Obelisk**");
        assertThat(Person.privateWords(answer))
                .isEqualTo("This thread is for its match alone; your "
                        + "[challenge](https://discord.com/channels/%s/%s/%s) stands in the channel."
                                .formatted(
                                        discord.match(1).venue().guild(),
                                        discord.general,
                                        challenge.path("id").asText()));
        assertThat(discord.messagesOfBot(thread))
                .noneMatch(message -> Person.words(message).contains("challenges you"));
    }

    private void playedInItsOwnThread(long number, JsonNode challenge) {
        String own = challenge.path("id").asText();
        discord.bjorn.awaitBoard(own, number, 0);
        assertThat(discord.match(number).venue().thread()).hasToString(own);
        assertThat(discord.match(number).venue().channel()).hasToString(discord.general);
    }

    @Test
    void another_game_and_its_rematch_get_threads_of_their_own() {
        JsonNode form = discord.astrid.press(result(), "Another game");
        holdsChallenge(discord.astrid.submit(form, Map.of("game", List.of("obelisk"))));
        JsonNode challenge = lastInChannel();
        assertThat(discord.control.get("notifications?as=" + discord.bjorn.id).findValuesAsText("message_id"))
                .contains(challenge.path("id").asText());

        discord.bjorn.press(challenge, "Accept");
        playedInItsOwnThread(2, challenge);

        String second = challenge.path("id").asText();
        discord.bjorn.press(discord.bjorn.command(second, "resign").path("message"), "Resign");
        JsonNode result = result(second);
        discord.astrid.press(result, "Rematch");
        JsonNode rematch = discord.chiara.await(
                discord.general, message -> Person.words(message).contains("a rematch of match #2"));
        JsonNode accepted = discord.bjorn.press(result, "Rematch");
        assertThat(Person.privateWords(accepted))
                .isEqualTo("The rematch has begun: <#%s>", rematch.path("id").asText());
        assertThat(accepted.path("message").path("components").findValuesAsText("label"))
                .containsExactly("Open the board");
        playedInItsOwnThread(3, rematch);
    }

    @Test
    void a_command_in_the_thread_of_a_match_does_the_same() {
        holdsChallenge(discord.astrid.command(thread, "challenge", "opponent", discord.bjorn.id, "game", "obelisk"));
        assertThat(discord.astrid.privately(thread, "seek", "game", "obelisk"))
                .startsWith("This thread is for its match alone; your [offer](https://");
        JsonNode form = discord.astrid.commandOn(discord.bjorn, thread, "Challenge");
        holdsChallenge(discord.astrid.submit(form, Map.of("game", List.of("obelisk"))));
    }

    @Test
    void where_no_match_may_begin_in_the_channel_none_is_proposed_in_the_thread() {
        JsonNode result = result();
        String games = discord.channel("games");
        discord.astrid.chooseChannels(
                discord.astrid.command(games, "settings-server").path("message"), games);
        assertThat(Person.privateWords(discord.astrid.press(result, "Another game")))
                .contains("matches begin in <#" + games + ">");
        assertThat(discord.messagesOfBot(discord.general)).hasSize(1);
    }

    @Test
    void where_the_bot_may_not_write_in_the_channel_it_says_so() {
        discord.deny(discord.general, discord.botId(), Permission.MESSAGE_SEND);
        discord.eventually(() -> assertThat(
                        discord.astrid.privately(thread, "challenge", "opponent", discord.bjorn.id, "game", "obelisk"))
                .isEqualTo("Another match begins in <#%s>, but I lack **Send Messages** there. A manager can allow it."
                        .formatted(discord.general)));
        assertThat(discord.messagesOfBot(discord.general)).hasSize(1);
    }
}
