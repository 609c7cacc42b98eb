package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.Match;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** People who play a friendly match allow each other hints. */
final class AllowedHintsFlowTest {
    private static final String ALLOWED =
            "Hints are allowed in match #1 from now on. *Hint* behind *More* gives one, and only the one who asks sees it.";

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @BeforeEach
    void open() {
        discord.playAtOnce(discord.astrid, discord.bjorn, discord.chiara);
    }

    /** The thread of a friendly match of Astrid, who moves first, against Björn. */
    private String friendly(String variant) {
        return friendly(variant, "opponent", discord.bjorn.id);
    }

    private String friendly(String variant, Object... opponents) {
        var options = new ArrayList<Object>(List.of("game", variant, "side", "first", "rated", false));
        options.addAll(List.of(opponents));
        JsonNode challenge = discord.astrid
                .command(discord.general, "challenge", options.toArray())
                .path("message");
        discord.bjorn.press(challenge, "Accept");
        if (opponents.length > 2) {
            discord.chiara.press(challenge, "Accept");
        }
        String thread = challenge.path("id").asText();
        discord.astrid.awaitBoard(thread, 1, 0);
        return thread;
    }

    private JsonNode panel(Person person, String thread) {
        JsonNode board =
                person.await(thread, message -> Person.buttons(message).containsAll(List.of("Type a move", "More")));
        return person.press(board, "More").path("message");
    }

    private JsonNode request(String thread) {
        return discord.chiara.await(thread, message -> Person.buttons(message).contains("Agree"));
    }

    private JsonNode asked(Person by, String thread) {
        assertThat(Person.privateWords(by.press(panel(by, thread), "Allow hints")))
                .isEqualTo(
                        discord.match(1).players().size() == 2
                                ? "Your opponent is asked. The question stands until your opponent declines or moves."
                                : "The others are asked. The question stands until one of them declines or moves.");
        return request(thread);
    }

    private void becomes(String thread, JsonNode request, String words) {
        discord.eventually(() -> {
            JsonNode now = discord.chiara.message(thread, request.path("id").asText());
            assertThat(now.path("content").asText()).isEqualTo(words);
            assertThat(Person.hasButtons(now)).isFalse();
            assertThat(now.path("mentions")).isEmpty();
        });
    }

    private void agreed(String thread) {
        JsonNode request = asked(discord.astrid, thread);
        discord.bjorn.press(request, "Agree");
        becomes(thread, request, ALLOWED);
    }

    private String place(Person person, String thread) {
        String words = person.privately(thread, "hint");
        assertThat(words).matches("Look at \\*\\*[a-h][1-8]\\*\\*\\.");
        return words;
    }

    @Test
    void whoever_asks_is_told_alone_once_the_other_has_agreed() {
        String thread = friendly("murus-gallicus");
        assertThat(Person.buttons(panel(discord.astrid, thread)))
                .contains("Allow hints")
                .doesNotContain("Hint");

        JsonNode request = asked(discord.astrid, thread);
        assertThat(request.path("content").asText())
                .isEqualTo(
                        "%s, **Astrid** asks to allow hints in match #1. If you agree, each of you may ask for hints on your turn. Nobody sees who asks, or what they are told."
                                .formatted(discord.bjorn.mention()));
        assertThat(Person.buttons(request)).containsExactly("Agree", "Decline", "Withdraw (Astrid only)");
        discord.bjorn.press(request, "Agree");
        becomes(thread, request, ALLOWED);
        List<JsonNode> seenByAll = discord.messagesOfBot(thread);
        assertThat(seenByAll).hasSize(2);
        Match before = discord.match(1);

        assertThat(Person.buttons(panel(discord.astrid, thread)))
                .contains("Hint")
                .doesNotContain("Allow hints");
        assertThat(Person.buttons(panel(discord.bjorn, thread))).doesNotContain("Hint", "Allow hints");
        JsonNode nudge = discord.astrid.shown(thread, "hint").path("message");
        discord.astrid.press(nudge, "Show the move");

        assertThat(discord.match(1)).isEqualTo(before);
        assertThat(discord.messagesOfBot(thread)).isEqualTo(seenByAll);
        assertThat(discord.bjorn.privately(thread, "hint")).startsWith("It is **Astrid**'s turn.");
        assertThat(discord.chiara.privately(thread, "hint", "match", 1)).contains("starts yours");
        discord.play(thread, 1, "a1-a3");
        place(discord.bjorn, thread);
    }

    @Test
    void a_board_from_before_is_played_on_and_an_agreement_in_between_posts_no_other() {
        String thread = friendly("murus-gallicus");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 0);
        agreed(thread);

        JsonNode form = discord.astrid.press(board, "Type a move");
        assertThat(Person.privateWords(discord.astrid.submit(form, "move", "a1-a3")))
                .contains("You played");
        discord.bjorn.awaitBoard(thread, 1, 2);
        assertThat(discord.messagesOfBot(thread)).hasSize(3);
    }

    @Test
    void the_command_offers_to_ask_where_it_is_not_agreed() {
        String thread = friendly("murus-gallicus");

        JsonNode offer = discord.bjorn.shown(thread, "hint").path("message");
        assertThat(Person.words(offer))
                .isEqualTo(
                        "There are no hints in match #1 unless both of you agree. *Allow hints* asks your opponent; then each of you may ask for hints, and nobody else sees them.");
        assertThat(Person.buttons(offer)).containsExactly("Allow hints");
        discord.bjorn.press(offer, "Allow hints");
        discord.astrid.press(request(thread), "Agree");

        place(discord.astrid, thread);
        assertThat(Person.privateWords(discord.bjorn.press(offer, "Allow hints")))
                .isEqualTo("Hints are allowed in match #1 already: *Hint* behind *More* gives one on your turn.");
    }

    @Test
    void one_who_declines_leaves_it_as_it_was() {
        String thread = friendly("murus-gallicus");
        JsonNode panel = panel(discord.astrid, thread);

        JsonNode request = asked(discord.astrid, thread);
        discord.bjorn.press(request, "Decline");

        becomes(thread, request, "**Björn** declined hints in match #1.");
        assertThat(discord.astrid.privately(thread, "hint")).startsWith("There are no hints in match #1 unless");
        assertThat(Person.privateWords(discord.astrid.press(panel, "Allow hints")))
                .isEqualTo(
                        "You have asked to allow hints in match #1 already; you can ask again when somebody else has moved.");
        assertThat(discord.match(1).record().moves()).isEmpty();
    }

    @Test
    void a_question_that_nobody_answers_lapses_with_the_next_move_of_another() {
        String thread = friendly("murus-gallicus");
        JsonNode request = asked(discord.astrid, thread);
        discord.play(thread, 1, "a1-a3", "a7-a5");

        becomes(
                thread,
                request,
                "**Astrid** asked to allow hints in match #1. The match went on, so this no longer stands.");
    }

    @Test
    void in_a_rated_match_nobody_can_ask_for_it() {
        String thread = discord.begin("murus-gallicus");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 0);

        assertThat(Person.buttons(panel(discord.astrid, thread))).doesNotContain("Hint", "Allow hints");
        assertThat(discord.astrid.privately(thread, "hint"))
                .startsWith("There are no hints in match #1, since it is rated.");
        JsonNode forged = discord.astrid.interact(Map.of(
                "type",
                3,
                "forged",
                true,
                "channel_id",
                thread,
                "message_id",
                board.path("id").asText(),
                "data",
                Map.of("custom_id", "v1:ask-hints:1:0", "component_type", 2, "id", 1)));
        assertThat(Person.privateWords(forged)).isEqualTo("Match #1 is rated, so there are no hints in it.");
        assertThat(discord.match(1).request()).isEmpty();
    }

    @Test
    void at_a_table_of_three_all_must_agree() {
        String thread = friendly(
                "murus-gallicus(goal=escape,players=3)", "opponent", discord.bjorn.id, "opponent2", discord.chiara.id);

        JsonNode request = asked(discord.astrid, thread);
        discord.bjorn.press(request, "Agree");
        assertThat(discord.match(1).hintsAllowed()).isFalse();
        assertThat(discord.astrid.privately(thread, "hint")).startsWith("There are no hints in match #1 unless");
        discord.chiara.press(request, "Agree");

        becomes(thread, request, ALLOWED);
        place(discord.astrid, thread);
    }

    @Test
    void a_restart_forgets_neither_the_question_nor_the_answer() throws Exception {
        String thread = friendly("murus-gallicus");
        JsonNode request = asked(discord.astrid, thread);

        discord.restartBot();
        discord.bjorn.press(request, "Agree");
        becomes(thread, request, ALLOWED);
        discord.restartBot();

        assertThat(discord.match(1).record().moves()).containsExactly("!hints");
        place(discord.astrid, thread);
    }

    @Test
    void who_presses_twice_asks_once_and_agrees_once() {
        String thread = friendly("murus-gallicus");
        JsonNode panel = panel(discord.astrid, thread);
        discord.astrid.doubleClick(
                Person.pressing(thread, panel.path("id").asText(), Person.button(panel, "Allow hints")));
        JsonNode request = request(thread);
        discord.bjorn.doubleClick(
                Person.pressing(thread, request.path("id").asText(), Person.button(request, "Agree")));

        becomes(thread, request, ALLOWED);
        assertThat(discord.match(1).record().moves()).containsExactly("!hints");
        assertThat(discord.messagesOfBot(thread)).hasSize(2);
    }

    @Test
    void the_result_the_history_and_the_record_say_that_hints_were_allowed() throws IOException {
        String thread = friendly("murus-gallicus");
        agreed(thread);
        discord.play(thread, 1, "a1-a3", "a7-a5");
        discord.bjorn.press(discord.bjorn.command(thread, "resign").path("message"), "Resign");

        JsonNode result =
                discord.chiara.await(thread, message -> Person.buttons(message).contains("Rematch"));
        assertThat(result.path("content").asText())
                .endsWith("resigned, so %s won. Hints were allowed.\n**Astrid**'s first win."
                        .formatted(discord.astrid.mention()));
        assertThat(discord.chiara.privately(thread, "history")).contains("- Hints are allowed from here on.");
        String url = discord.chiara
                .shown(thread, "export")
                .path("message")
                .path("attachments")
                .path(0)
                .path("url")
                .asText();
        try (InputStream file = URI.create(url).toURL().openStream()) {
            assertThat(new String(file.readAllBytes(), StandardCharsets.UTF_8))
                    .contains("[Rated \"no\"]\n")
                    .endsWith("\n\n!hints 1. a1-a3 2. a7-a5 !resign:2\n");
        }
        assertThat(discord.astrid.privately(thread, "hint", "match", 1)).startsWith("Match #1 is over.");
    }
}
