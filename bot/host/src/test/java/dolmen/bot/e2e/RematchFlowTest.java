package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Playing once more, from the button below a result. */
class RematchFlowTest {
    private static final long SEND_MESSAGES = 1L << 11;

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private String thread = "";
    private JsonNode result = Control.JSON.nullNode();

    @BeforeEach
    void play_a_match() {
        thread = discord.begin("mausoleum");
        resign();
    }

    private void resign() {
        JsonNode question = discord.bjorn.command(thread, "resign").path("message");
        discord.bjorn.press(question, "Resign");
        result = discord.chiara.await(
                thread, message -> message.findValuesAsText("label").contains("Rematch"));
    }

    private String rematch(Person by) {
        return Person.privateWords(by.press(result, "Rematch"));
    }

    private JsonNode offered() {
        return discord.chiara.await(
                discord.general, message -> message.path("content").asText().contains("a rematch of match #1"));
    }

    private List<JsonNode> inParent() {
        return discord.messagesOfBot(discord.general);
    }

    @Test
    void a_rematch_is_offered_in_the_channel_and_swaps_the_seats() {
        assertThat(rematch(discord.astrid))
                .isEqualTo("The rematch is offered in <#%s>; it begins as soon as **Björn** accepts."
                        .formatted(discord.general));
        JsonNode offer = offered();
        assertThat(offer.path("content").asText())
                .contains(
                        "**Astrid** offers you a rematch of match #1 of **Mausoleum**, with seats swapped.",
                        "**Björn** moves first, then **Astrid**.");
        assertThat(offer.path("mentions").findValuesAsText("id")).containsExactly(discord.bjorn.id);

        discord.bjorn.press(offer, "Accept");

        JsonNode board = discord.bjorn.awaitBoard(offer.path("id").asText(), 2, 0);
        assertThat(board.path("mentions").findValuesAsText("id")).containsExactly(discord.bjorn.id);
        assertThat(discord.match(2).players().getFirst()).hasToString(discord.bjorn.id);
        assertThat(inParent()).hasSize(2);
    }

    @Test
    void where_no_match_may_begin_any_more_a_rematch_may_not_either() {
        String games = discord.channel("games");
        discord.astrid.chooseChannels(
                discord.astrid.command(games, "settings-server").path("message"), games);
        assertThat(rematch(discord.astrid)).contains("matches begin in <#" + games + ">");
        assertThat(inParent()).hasSize(1);
    }

    @Test
    void who_has_left_the_server_cannot_be_asked_for_a_rematch() {
        discord.leave(discord.bjorn);

        assertThat(rematch(discord.astrid))
                .isEqualTo("**Björn** is not on this server, so nobody can play them here. Choose a member of this "
                        + "server.");
        assertThat(inParent()).hasSize(1);
    }

    @Test
    void pressing_twice_offers_once() {
        rematch(discord.astrid);
        assertThat(rematch(discord.astrid)).contains("it begins as soon as **Björn** accepts");

        assertThat(inParent()).hasSize(2);
    }

    @Test
    void when_the_other_presses_too_that_is_an_acceptance() {
        rematch(discord.astrid);
        assertThat(rematch(discord.bjorn)).startsWith("The rematch has begun: <#");

        JsonNode offer = discord.chiara.await(
                discord.general,
                message -> message.path("content").asText().contains("**Björn** accepted **Astrid**'s challenge"));
        discord.bjorn.awaitBoard(offer.path("id").asText(), 2, 0);
        assertThat(discord.match(2).venue().thread())
                .hasToString(offer.path("id").asText());
        assertThat(rematch(discord.astrid)).startsWith("The rematch is match #2: <#");
        assertThat(inParent()).hasSize(2);
    }

    @Test
    void when_both_press_at_once_one_match_begins() {
        Map<String, Object> press =
                Person.pressing(thread, result.path("id").asText(), Person.button(result, "Rematch"));
        discord.control.post("interactions?as=" + discord.astrid.id, press);
        discord.control.post("interactions?as=" + discord.bjorn.id, press);

        JsonNode offer = discord.chiara.await(
                discord.general,
                message -> !message.path("id").asText().equals(thread)
                        && message.path("content").asText().contains("'s challenge to **Mausoleum**: <#"));
        discord.bjorn.awaitBoard(offer.path("id").asText(), 2, 0);
        assertThat(inParent()).hasSize(2);
    }

    @Test
    void who_only_watched_is_refused() {
        assertThat(rematch(discord.chiara)).contains("**Astrid** and **Björn** played match #1");
        assertThat(inParent()).hasSize(1);
    }

    @Test
    void where_the_bot_may_not_write_any_more_it_says_so() {
        discord.control.post(
                "channels/%s/permissions?as=%s".formatted(discord.general, discord.astrid.id),
                Map.of("id", discord.botId(), "allow", 0, "deny", SEND_MESSAGES));
        discord.eventually(() -> assertThat(rematch(discord.astrid)).contains("I may not write there"));

        assertThat(inParent()).hasSize(1);
    }

    @Test
    void an_offer_whose_posting_fails_is_posted_later_and_once() {
        discord.fault(Map.of(
                "kind",
                "status",
                "status",
                500,
                "times",
                20,
                "route",
                "POST /channels/%s/messages".formatted(discord.general)));
        discord.control.post(
                "interactions?as=" + discord.astrid.id,
                Person.pressing(thread, result.path("id").asText(), Person.button(result, "Rematch")));
        discord.eventually(
                () -> assertThat(discord.requests("POST", "/channels/%s/messages".formatted(discord.general)))
                        .hasSizeGreaterThan(1));
        discord.clearFaults();

        offered();
        assertThat(inParent()).hasSize(2);
    }
}
