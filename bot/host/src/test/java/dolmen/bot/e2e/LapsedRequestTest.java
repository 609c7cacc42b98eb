package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The message of a request that stands no longer says what became of it, and nothing can be pressed there. */
class LapsedRequestTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private String thread = "";

    @BeforeEach
    void open() {
        thread = discord.begin("murus-gallicus");
        discord.play(thread, 1, "a1-a3", "a7-a5");
    }

    private JsonNode panel(Person person) {
        String more = "v1:more:1:" + discord.match(1).ply();
        JsonNode board = person.await(
                thread,
                message ->
                        message.path("components").findValuesAsText("custom_id").contains(more));
        return person.press(board, "More").path("message");
    }

    private JsonNode asked(Person by, String what) {
        by.press(panel(by), what);
        return discord.chiara.await(thread, message -> Person.buttons(message).contains("Agree"));
    }

    private void becomes(JsonNode request, String words) {
        discord.eventually(() -> {
            JsonNode now = discord.chiara.message(thread, request.path("id").asText());
            assertThat(Person.hasButtons(now)).isFalse();
            assertThat(now.path("content").asText()).isEqualTo(words);
            assertThat(now.path("mentions")).isEmpty();
        });
    }

    @Test
    void when_the_match_has_gone_on() {
        JsonNode draw = asked(discord.astrid, "Offer a draw");
        discord.play(thread, 1, "b1-b3", "b7-b5");
        becomes(draw, "**Astrid** offered a draw in match #1. The match went on, so this no longer stands.");

        JsonNode takeBack = asked(discord.bjorn, "Take back");
        discord.play(thread, 1, "c1-c3");
        becomes(
                takeBack,
                "**Björn** asked to take the last turn back in match #1. The match went on, so this no longer stands.");

        JsonNode pause = asked(discord.astrid, "Pause");
        discord.play(thread, 1, "c7-c5");
        becomes(pause, "**Astrid** asked to pause match #1. The match went on, so this no longer stands.");
    }

    @Test
    void when_the_match_has_ended() {
        JsonNode draw = asked(discord.astrid, "Offer a draw");
        discord.bjorn.press(discord.bjorn.command(thread, "resign").path("message"), "Resign");
        becomes(draw, "**Astrid** offered a draw in match #1. The match is over, so this no longer stands.");
    }

    @Test
    void when_all_have_agreed_by_asking_for_the_same() {
        JsonNode old = panel(discord.bjorn);
        JsonNode draw = asked(discord.astrid, "Offer a draw");
        discord.bjorn.press(old, "Offer a draw");
        becomes(draw, "The draw is agreed.");
    }

    @Test
    void what_was_answered_keeps_its_answer() {
        JsonNode draw = asked(discord.astrid, "Offer a draw");
        discord.chiara.press(draw, "Decline");
        discord.bjorn.press(draw, "Decline");
        becomes(draw, "**Björn** declined the draw in match #1.");
        JsonNode pause = asked(discord.astrid, "Pause");
        discord.bjorn.press(pause, "Agree");
        becomes(pause, "Match #1 is paused by agreement. Each player can resume it with *More* on the board.");
        discord.bjorn.press(panel(discord.bjorn), "Go on");
        discord.play(thread, 1, "b1-b3");

        assertThat(List.of(draw, pause))
                .extracting(request -> discord.chiara
                        .message(thread, request.path("id").asText())
                        .path("content")
                        .asText())
                .containsExactly(
                        "**Björn** declined the draw in match #1.",
                        "Match #1 is paused by agreement. Each player can resume it with *More* on the board.");
    }
}
