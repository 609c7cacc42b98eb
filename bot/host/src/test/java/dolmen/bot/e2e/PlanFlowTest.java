package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.Request;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Conditional moves on Discord: planned in private, played at once. */
class PlanFlowTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private JsonNode form(Person person, String thread) {
        return person.command(thread, "plan");
    }

    private JsonNode plan(Person person, String thread, String... rows) {
        return person.submit(form(person, thread), "plan", String.join("\n", rows));
    }

    private static String prefilled(JsonNode form) {
        assertThat(form.path("outcome").asText()).as(form.toString()).isEqualTo("modal");
        return form.path("modal").findValuesAsText("value").stream().collect(Collectors.joining());
    }

    /** All that the person can read there. */
    private static String readBy(Person person, String channel) {
        return person.messages(channel).toString();
    }

    @Test
    void a_planned_answer_is_played_at_once_with_one_ping_for_both_turns() {
        String thread = discord.begin("murus-gallicus");
        String answer = Person.privateWords(
                plan(discord.bjorn, thread, "a1a3, a7 a5, b1-b3, b7-b5", "a1-a3, a7-a5, c1-c3, c7-c5"));
        assertThat(answer)
                .contains(
                        "- If **Astrid** plays `a1-a3`, you answer `a7-a5`",
                        "  - then if **Astrid** plays `b1-b3`, you answer `b7-b5`",
                        "  - then if **Astrid** plays `c1-c3`, you answer `c7-c5`");

        assertThat(discord.astrid.privately(thread, "move", "move", "a1-a3"))
                .contains("You played `a1-a3`", "**Björn** had planned the answer `a7-a5`", "It is your turn again.");

        JsonNode board = discord.astrid.awaitBoard(thread, 1, 2);
        assertThat(board.path("content").asText())
                .contains(
                        "**Astrid** played `a1-a3`",
                        "**Björn** had planned the answer `a7-a5`",
                        discord.astrid.mention());
        assertThat(board.path("mentions").findValuesAsText("id")).containsExactly(discord.astrid.id);
        assertThat(discord.messagesOfBot(thread))
                .as("the first board and the one after the run")
                .hasSize(2);
        assertThat(discord.match(1).record().moves()).containsExactly("a1-a3", "a7-a5");
    }

    @Test
    void nobody_else_sees_anything_of_a_plan() {
        String thread = discord.begin("murus-gallicus");
        plan(discord.bjorn, thread, "a1-a3, a7-a5", "g1-g3, g7-e5");
        discord.play(thread, 1, "b1-b3");

        for (Person other : List.of(discord.astrid, discord.chiara)) {
            assertThat(readBy(other, thread) + readBy(other, discord.general)).doesNotContain("g7-e5", "Your plan");
        }
        assertThat(prefilled(form(discord.astrid, thread))).isEmpty();
        assertThat(Person.privateWords(form(discord.chiara, thread))).contains("play match #1");
        JsonNode panel = discord.chiara
                .press(discord.chiara.awaitBoard(thread, 1, 1), "More")
                .path("message");
        assertThat(Person.buttons(panel)).doesNotContain("If … then");
        assertThat(discord.sandbox.exchanges().stream()
                        .filter(exchange -> exchange.request().toString().contains("g7-e5"))
                        .map(exchange -> exchange.response().path("flags").asInt() & 64))
                .as("all that was ever sent of it was private")
                .isNotEmpty()
                .containsOnly(64);
    }

    @Test
    void a_take_back_cancels_a_plan() {
        String thread = discord.begin("murus-gallicus");
        plan(discord.bjorn, thread, "a1-a3, a7-a5, b1-b3, b7-b5");
        assertThat(discord.astrid.privately(thread, "move", "move", "a1-a3")).contains("your turn again");
        var match = discord.match(1);
        var etiquette = discord.hosted().services.matches().etiquette();
        etiquette.ask(match.id(), match.players().getFirst(), match.ply(), Request.Kind.TAKE_BACK);
        etiquette.agree(match.id(), match.players().getLast(), match.ply(), Request.Kind.TAKE_BACK);

        discord.play(thread, 1, "a1-a3");

        assertThat(discord.match(1).record().moves()).containsExactly("a1-a3", "a7-a5", "!takeback:0", "a1-a3");
        assertThat(prefilled(form(discord.bjorn, thread))).isEmpty();
    }

    @Test
    void the_form_opens_from_the_panel_with_what_is_planned() {
        String thread = discord.begin("murus-gallicus");
        plan(discord.bjorn, thread, "a1 a3, a7 a5", "b1b3; b7b5");
        JsonNode panel = discord.bjorn
                .press(discord.bjorn.awaitBoard(thread, 1, 0), "More")
                .path("message");

        assertThat(prefilled(discord.bjorn.press(panel, "If … then"))).isEqualTo("a1-a3, a7-a5\nb1-b3, b7-b5");

        assertThat(Person.privateWords(plan(discord.bjorn, thread, ""))).contains("You have no plan in match #1 now.");
        assertThat(prefilled(form(discord.bjorn, thread))).isEmpty();
    }

    @Test
    void what_is_wrong_is_named_and_what_was_typed_is_given_back() {
        String thread = discord.begin("murus-gallicus");
        plan(discord.bjorn, thread, "a1-a3, a7-a5");

        JsonNode refused = plan(discord.bjorn, thread, "b1-b3, b7-b5", "c1-c2, <@1> `c7-c5`");

        assertThat(Person.privateWords(refused))
                .contains(
                        "Row 2, turn 1, for **Astrid**: ",
                        "Did you mean `c1-c3`?",
                        "Nothing has changed.",
                        "b1-b3, b7-b5");
        JsonNode form = discord.bjorn.press(refused.path("message"), "Change it");
        assertThat(prefilled(form)).isEqualTo("b1-b3, b7-b5\nc1-c2, <@1> 'c7-c5'");
        assertThat(Person.privateWords(discord.bjorn.submit(form, "plan", "a1-a3, a7-a5\na1-a3, c7-c5")))
                .contains(
                        "Rows 1 and 2 contradict each other: to the same turn you answer `a7-a5` in one and `c7-c5` in the other.");
        assertThat(prefilled(form(discord.bjorn, thread))).isEqualTo("a1-a3, a7-a5");
    }

    @Test
    void the_longest_text_is_given_back_whole() {
        String thread = discord.begin("murus-gallicus");
        String longest = "a1-a3, a7-a5\n".repeat(230).strip();

        JsonNode refused = plan(discord.bjorn, thread, longest);

        assertThat(Person.privateWords(refused)).contains("A plan has at most 25 rows.");
        assertThat(prefilled(discord.bjorn.press(refused.path("message"), "Change it")))
                .isEqualTo(longest);
        assertThat(Person.privateWords(plan(discord.bjorn, thread, "*".repeat(3000))))
                .contains("Row 1, turn 1", "***");
    }

    @Test
    void a_form_that_was_open_while_the_match_moved_on_is_given_back() {
        String thread = discord.begin("murus-gallicus");
        JsonNode form = form(discord.bjorn, thread);
        discord.play(thread, 1, "b1-b3");

        JsonNode refused = discord.bjorn.submit(form, "plan", "a1-a3, a7-a5");

        assertThat(Person.privateWords(refused)).contains("has moved on since then", "a1-a3, a7-a5");
        assertThat(prefilled(discord.bjorn.press(refused.path("message"), "Change it")))
                .isEqualTo("a1-a3, a7-a5");
    }

    @Test
    void plans_of_both_make_a_long_run_that_is_told_in_one_message() {
        String thread = discord.begin("murus-gallicus");
        String line = "a1-a3, a7-a5, b1-b3, b7-b5, c1-c3, c7-c5, d1-d3, d7-d5, e1-e3";
        assertThat(Person.privateWords(plan(discord.astrid, thread, line)))
                .contains("- If you play `a1-a3` and **Björn** plays `a7-a5`, you answer `b1-b3`");
        plan(discord.bjorn, thread, line + ", e7-e5");

        discord.astrid.privately(thread, "move", "move", "a1-a3");

        JsonNode board = discord.astrid.awaitBoard(thread, 1, 10);
        assertThat(board.path("content").asText())
                .contains(
                        "**Astrid** played `a1-a3`",
                        "There followed `a7-a5`, `b1-b3`",
                        "At last, **Björn** had planned the answer `e7-e5`");
        assertThat(board.path("mentions").findValuesAsText("id")).containsExactly(discord.astrid.id);
        assertThat(discord.messagesOfBot(thread)).hasSize(2);
    }

    @Test
    void a_reply_that_is_answered_at_once_is_ticked_like_any_other() {
        String thread = discord.begin("murus-gallicus");
        plan(discord.bjorn, thread, "a1-a3, a7-a5");

        discord.astrid.reply(discord.astrid.awaitBoard(thread, 1, 0), "a1-a3");

        discord.astrid.awaitBoard(thread, 1, 2);
        assertThat(discord.messagesOfBot(thread)).hasSize(2);
    }

    @Test
    void where_hands_are_hidden_there_is_no_plan() {
        String thread = discord.beginTable("mausoleum-cards(players=3)", List.of(discord.bjorn, discord.chiara));
        assertThat(Person.privateWords(form(discord.bjorn, thread))).contains("Nobody can plan ahead");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, discord.match(1).ply());
        assertThat(Person.buttons(discord.astrid.press(board, "More").path("message")))
                .doesNotContain("If … then");
    }
}
