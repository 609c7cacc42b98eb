package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.SettableClock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What becomes of a match that has ended: its keepsake, what is below it, its line in the channel, and its thread. */
final class EndingFlowTest {
    private final SettableClock clock = new SettableClock();

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord(InstantSource.system(), clock);

    private String thread = "";

    @BeforeEach
    void begin() {
        thread = discord.begin("murus-gallicus");
    }

    /** Björn gives up after a move of each. */
    private JsonNode end() {
        discord.moveBoth(thread, 1);
        discord.bjorn.press(discord.bjorn.command(thread, "resign").path("message"), "Resign");
        return discord.chiara.await(thread, message -> Person.buttons(message).contains("Rematch"));
    }

    @Test
    void a_result_is_a_picture_that_tells_who_won_and_what_it_did_to_ratings_and_calls_both() {
        JsonNode result = end();

        assertThat(result.path("content").asText())
                .startsWith("%s resigned, so %s won.".formatted(discord.bjorn.mention(), discord.astrid.mention()))
                .endsWith("\n**Astrid**'s first win.");
        assertThat(result.path("mentions").findValuesAsText("id"))
                .containsExactlyInAnyOrder(discord.astrid.id, discord.bjorn.id);
        assertThat(Person.buttons(result))
                .containsExactly("Rematch", "Another game", "Replay", "Analysis", "Share in channel");
        assertThat(result.path("attachments").path(0).path("description").asText())
                .startsWith("Murus Gallicus · match #1. Astrid beat Björn. Björn resigned. Astrid: 1500 → 1662, "
                        + "still settling; Björn: 1500 → 1338, still settling.");
    }

    @Test
    void a_player_shares_the_result_where_the_match_began_once_and_it_calls_nobody() {
        JsonNode result = end();

        assertThat(Person.privateWords(discord.chiara.press(result, "Share in channel")))
                .isEqualTo("Only the players of match #1 can share its result.");
        assertThat(inParent()).hasSize(1);
        JsonNode answer = discord.bjorn.press(result, "Share in channel").path("message");
        assertThat(Person.words(answer)).isEqualTo("The result of match #1 is shared.");
        assertThat(inParent()).hasSize(2);
        JsonNode shared = inParent().stream()
                .filter(message -> !message.path("id").asText().equals(thread))
                .findFirst()
                .orElseThrow();
        assertThat(shared.path("content").asText())
                .isEqualTo("**Björn** shares the end of match #1 at Murus Gallicus. **Astrid**'s first win.");
        assertThat(shared.path("mentions")).isEmpty();
        assertThat(shared.path("attachments").path(0).path("filename").asText()).isEqualTo("result-1.png");
        assertThat(answer.path("components").findValuesAsText("url"))
                .singleElement()
                .asString()
                .endsWith(shared.path("id").asText());

        assertThat(Person.privateWords(discord.astrid.press(result, "Share in channel")))
                .isEqualTo("The result of match #1 was shared already.");
        assertThat(inParent()).hasSize(2);
        assertThat(Person.buttons(shared)).containsExactly("Play this", "Watch the game");
        assertThat(Person.privateWords(discord.chiara.press(shared, "Watch the game")))
                .startsWith("**Replay of match #1**");
        assertThat(Person.privateWords(discord.chiara.press(shared, "Play this")))
                .startsWith("**Murus Gallicus: choose your opponent.**");
    }

    @Test
    void where_the_bot_may_not_write_any_more_a_result_is_shared_later() {
        JsonNode result = end();
        discord.deny(discord.general, discord.roleOfBot(), Permission.MESSAGE_SEND);
        discord.eventually(() -> assertThat(Person.privateWords(discord.bjorn.press(result, "Share in channel")))
                .contains("I may not write there"));
        discord.permit(discord.general, discord.roleOfBot(), Permission.MESSAGE_SEND);

        discord.eventually(() -> assertThat(Person.privateWords(discord.bjorn.press(result, "Share in channel")))
                .startsWith("The result of match #1 is shared"));
        assertThat(inParent()).hasSize(2);
    }

    @Test
    void a_share_whose_answer_was_lost_is_found_after_a_restart_and_not_posted_again() throws Exception {
        JsonNode result = end();
        String posting = "/channels/%s/messages".formatted(discord.general);
        discord.fault(Map.of("kind", "answer_lost", "times", 10, "route", "POST " + posting));
        discord.control.post(
                "interactions?as=" + discord.bjorn.id,
                Person.pressing(thread, result.path("id").asText(), Person.button(result, "Share in channel")));
        discord.eventually(() -> assertThat(inParent()).hasSize(2));
        discord.stopBot();
        discord.clearFaults();
        discord.startBot();

        assertThat(Person.privateWords(discord.astrid.press(result, "Share in channel")))
                .isEqualTo("The result of match #1 is shared.");
        assertThat(inParent()).hasSize(2);
    }

    @Test
    void another_game_opens_the_form_with_the_same_people() {
        JsonNode result = end();

        JsonNode form = discord.bjorn.press(result, "Another game");

        assertThat(Person.field(form, "opponent")).containsExactly(discord.astrid.id);
        assertThat(Person.privateWords(discord.chiara.press(result, "Another game")))
                .contains("**Astrid** and **Björn** played match #1");
    }

    @Test
    void the_message_that_began_the_match_becomes_its_result() {
        end();

        discord.eventually(() -> {
            JsonNode line = discord.chiara.message(discord.general, thread);
            assertThat(line.path("content").asText())
                    .isEqualTo("**Murus Gallicus** · **Björn** resigned, so **Astrid** won. <#%s>".formatted(thread));
            assertThat(Person.buttons(line)).isEmpty();
        });
    }

    @Test
    void the_thread_gets_its_mark_at_once_and_lies_in_the_archive_a_day_later() {
        end();

        discord.eventually(
                () -> assertThat(threadNow().path("name").asText()).isEqualTo("✓ Astrid – Björn · Murus Gallicus #1"));
        assertThat(archived()).isFalse();
        clock.advance(Duration.ofHours(23));
        Person.pause();
        assertThat(archived()).isFalse();
        clock.advance(Duration.ofHours(2));
        discord.eventually(() -> assertThat(archived()).isTrue());
        discord.eventually(() ->
                assertThat(discord.requests("PATCH", "/channels/" + thread)).hasSize(2));
    }

    @Test
    void a_mark_that_discord_does_not_take_now_is_owed_over_a_restart() throws Exception {
        discord.fault(
                Map.of("kind", "status", "status", 500, "times", 100, "route", "PATCH /channels/%s".formatted(thread)));
        end();
        discord.eventually(() ->
                assertThat(discord.requests("PATCH", "/channels/" + thread)).isNotEmpty());
        discord.stopBot();
        discord.clearFaults();
        clock.advance(Duration.ofMinutes(10));
        discord.startBot();

        discord.eventually(() -> assertThat(threadNow().path("name").asText()).startsWith("✓ "));
    }

    private boolean archived() {
        return threadNow().path("thread_metadata").path("archived").asBoolean();
    }

    private JsonNode threadNow() {
        return StreamSupport.stream(
                        discord.world().findParents("thread_metadata").spliterator(), false)
                .filter(one -> one.path("id").asText().equals(thread))
                .findFirst()
                .orElseThrow();
    }

    private List<JsonNode> inParent() {
        return discord.messagesOfBot(discord.general);
    }
}
