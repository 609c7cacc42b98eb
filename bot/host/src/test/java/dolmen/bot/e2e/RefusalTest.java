package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every way to do it wrong: a clear private answer, and nothing changes. */
class RefusalTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void an_illegal_move_is_refused_with_legal_ones_near_it() {
        String thread = discord.begin("murus-gallicus");
        assertThat(discord.astrid.privately(thread, "move", "move", "a1-b3"))
                .contains("cannot be played now", "You could play", "`a1-a3`");
        assertThat(discord.match(1).ply()).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hello",
                "?",
                "💎💎💎",
                "\u202eevil\u202c **bold** <@1> @everyone `x`",
                "Z̴̧̢̛͓̰͎͈z",
                "'; DROP TABLE matches; --"
            })
    void nonsense_is_no_move(String typed) {
        String thread = discord.begin("murus-gallicus");
        String words = discord.astrid.privately(thread, "move", "move", typed);
        assertThat(words)
                .containsAnyOf("is not a move in Murus Gallicus", "cannot be played now")
                .containsPattern("You could play (`[a-h][1-7]-[a-h][1-7]`(, )?){5}\\.");
        assertThat(words).doesNotContain("<@1>", "\u202e");
        assertThat(discord.match(1).ply()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "\u200b", "\u2003 \u00ad"})
    void where_nothing_was_typed_it_says_so_with_an_example(String typed) {
        String thread = discord.begin("murus-gallicus");
        JsonNode form = discord.astrid.press(discord.astrid.awaitBoard(thread, 1, 0), "Type a move");

        assertThat(Person.privateWords(discord.astrid.submit(form, "move", typed)))
                .containsPattern("^You typed nothing\\. Type a move such as `[a-h]1-[a-h]3`\\.")
                .doesNotContain("“");
        assertThat(discord.match(1).ply()).isZero();
    }

    @Test
    void a_huge_text_is_refused_in_few_words() {
        String thread = discord.begin("murus-gallicus");
        assertThat(discord.astrid.privately(thread, "move", "move", "a\uD83E\uDEA8".repeat(1900)))
                .hasSizeLessThan(2000);
        assertThat(discord.match(1).ply()).isZero();
    }

    @Test
    void nobody_moves_in_anothers_turn_or_match() {
        String thread = discord.begin("murus-gallicus");
        assertThat(discord.bjorn.privately(thread, "move", "move", "a7-a5")).contains("It is **Astrid**'s turn.");
        assertThat(discord.chiara.privately(thread, "move", "move", "a1-a3"))
                .contains("**Astrid** and **Björn** play match #1");
        assertThat(discord.chiara.privately(thread, "resign")).contains("play match #1");
        JsonNode board = discord.chiara.awaitBoard(thread, 1, 0);
        assertThat(Person.privateWords(discord.chiara.press(board, "Type a move")))
                .contains("play match #1");
        assertThat(Person.privateWords(discord.bjorn.press(board, "Type a move")))
                .contains("It is **Astrid**'s turn.");
        assertThat(discord.match(1).ply()).isZero();
        assertThat(discord.match(1).live()).isTrue();
    }

    @Test
    void nobody_moves_in_a_finished_match_or_where_there_is_none() {
        String thread = discord.begin("murus-gallicus");
        JsonNode question = discord.astrid.command(thread, "resign").path("message");
        discord.astrid.press(question, "Resign");
        assertThat(discord.bjorn.privately(thread, "move", "move", "a7-a5"))
                .contains("Match #1 is over", "**Astrid** resigned");
        assertThat(discord.bjorn.privately(thread, "resign")).contains("Match #1 is over");
        assertThat(discord.bjorn.privately(discord.general, "move", "move", "a7-a5"))
                .contains("There is no such match here");
        assertThat(discord.bjorn.privately(discord.general, "board", "match", 999))
                .contains("There is no such match");
    }

    @Test
    void where_no_match_is_played_the_only_one_of_the_person_is_meant() {
        discord.begin("murus-gallicus");
        String dm = discord.privateChannel(discord.astrid);

        assertThat(discord.astrid.privately(dm, "board", "text", true)).contains("Murus Gallicus");
        assertThat(discord.astrid.typing(dm, "move", "move", "a1"))
                .first()
                .satisfies(choice -> assertThat(choice.path("value").asText()).isEqualTo("a1-a3"));
        assertThat(discord.astrid.privately(dm, "move", "move", "a1-a3")).contains("You played");
        assertThat(discord.chiara.privately(discord.privateChannel(discord.chiara), "board"))
                .contains("There is no such match here");
    }

    @Test
    void where_no_match_is_played_those_of_the_person_are_offered() {
        String first = discord.begin("murus-gallicus");
        String second = discord.begin("obelisk(mode=balanced)");
        String dm = discord.privateChannel(discord.bjorn);

        JsonNode answer = discord.bjorn.command(dm, "board").path("message");
        assertThat(Person.privateWords(discord.bjorn.command(dm, "move", "move", "a7-a5")))
                .contains("Which match do you mean?");
        assertThat(discord.bjorn.privately(dm, "resign")).contains("Which match do you mean?");

        assertThat(Person.words(answer))
                .contains(
                        "Which match do you mean?",
                        "- \\#1 Murus Gallicus against Astrid · their turn · <#" + first + ">",
                        "- \\#2 Obelisk",
                        "<#" + second + ">",
                        "`match`");
        assertThat(Person.buttons(answer)).containsExactly("#1 Murus Gallicus", "#2 Obelisk");
        assertThat(discord.bjorn.press(answer, "#2 Obelisk").path("message").path("attachments"))
                .hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"i resign, /resign:", "Give up!, /resign:", "pass, Nobody can pass here", "take it back, *More*"})
    void what_is_no_move_but_can_be_done_elsewhere_is_told_where(String typed, String where) {
        String thread = discord.begin("murus-gallicus");

        assertThat(discord.astrid.privately(thread, "move", "move", typed)).contains(where);
        assertThat(discord.match(1).ply()).isZero();
    }

    @Test
    void at_a_table_with_hidden_hands_it_is_told_in_public_too() {
        String thread = discord.begin("mausoleum-cards");
        JsonNode message = discord.astrid.say(thread, "<@%s> I resign".formatted(discord.botId()));
        assertThat(discord.astrid
                        .await(
                                thread,
                                answer -> answer.path("message_reference")
                                        .path("message_id")
                                        .asText()
                                        .equals(message.path("id").asText()))
                        .path("content")
                        .asText())
                .contains("/resign:");
    }

    @Test
    void a_stale_button_is_refused_and_disappears() {
        String thread = discord.begin("murus-gallicus");
        JsonNode first = discord.astrid.awaitBoard(thread, 1, 0);
        JsonNode form = discord.astrid.press(first, "Type a move");
        JsonNode panel = discord.astrid.press(first, "More").path("message");
        JsonNode question = discord.astrid.press(panel, "Resign").path("message");
        discord.play(thread, 1, "a1-a3");

        assertThat(Person.privateWords(discord.astrid.submit(form, "move", "b1-b3")))
                .contains("has moved on");
        assertThat(discord.astrid
                        .press(question, "Resign")
                        .path("message")
                        .path("content")
                        .asText())
                .contains("has moved on");
        assertThat(discord.match(1).record().moves()).containsExactly("a1-a3");
        assertThat(discord.match(1).live()).isTrue();
    }

    @Test
    void what_happened_since_is_left_out_where_it_has_no_short_words() {
        String thread = discord.begin("mausoleum-cards");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, discord.match(1).ply());
        JsonNode panel = discord.astrid.press(board, "More").path("message");
        JsonNode question = discord.astrid.press(panel, "Resign").path("message");
        discord.drawAndPlayACard(thread);

        assertThat(discord.astrid
                        .press(question, "Resign")
                        .path("message")
                        .path("content")
                        .asText())
                .isEqualTo("Match #1 has moved on since then. It is **Björn**'s turn.");
    }

    @Test
    void a_form_sent_twice_plays_once() {
        String thread = discord.begin("murus-gallicus");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 0);
        JsonNode one = discord.astrid.press(board, "Type a move");
        JsonNode two = discord.astrid.press(board, "Type a move");
        assertThat(Person.privateWords(discord.astrid.submit(one, "move", "a1-a3")))
                .contains("You played");
        assertThat(Person.privateWords(discord.astrid.submit(two, "move", "a1-a3")))
                .contains("has moved on");
        assertThat(discord.match(1).record().moves()).containsExactly("a1-a3");
    }

    @Test
    void an_interaction_delivered_twice_acts_once() {
        String thread = discord.begin("murus-gallicus");
        discord.fault(Map.of("kind", "duplicate_interaction", "times", 1));
        assertThat(discord.astrid.privately(thread, "move", "move", "a1-a3")).contains("You played");
        discord.bjorn.awaitBoard(thread, 1, 1);
        assertThat(discord.messagesOfBot(thread)).hasSize(2);
    }

    @Test
    void nobody_challenges_themselves_a_program_or_to_an_unknown_game() {
        assertThat(challenge(discord.astrid.id, "murus-gallicus")).contains("cannot challenge yourself");
        assertThat(challenge(discord.botId(), "murus-gallicus")).contains("is a program");
        assertThat(challenge(discord.bjorn.id, "chess")).contains("There is no game");
        assertThat(challenge(discord.bjorn.id, "murus-gallicus(army=elephants)"))
                .contains("army cannot be \"elephants\" in Murus Gallicus; it can be standard, advanced");
        assertThat(challenge(discord.bjorn.id, "\uD83E\uDEA8 **!** (((")).contains("There is no game");
        assertThat(discord.messagesOfBot(discord.general)).isEmpty();
    }

    private String challenge(String opponent, String game) {
        return discord.astrid.privately(discord.general, "challenge", "opponent", opponent, "game", game);
    }

    @Test
    void only_the_opponent_accepts_or_declines_and_only_the_challenger_withdraws() {
        JsonNode challenge = discord.challenge("mausoleum");
        assertThat(discord.astrid.pressedPrivately(challenge, "Accept"))
                .contains("This is your own challenge. **Björn** may accept it");
        assertThat(discord.chiara.pressedPrivately(challenge, "Decline"))
                .contains("Only **Björn** may accept or decline it.");
        assertThat(discord.bjorn.pressedPrivately(challenge, "Withdraw (Astrid only)"))
                .contains("Only **Björn** may accept or decline it.");
        discord.bjorn.submit(discord.bjorn.press(challenge, "Decline"), "reason", "");
        JsonNode after =
                discord.bjorn.message(discord.general, challenge.path("id").asText());
        assertThat(after.path("content").asText()).contains("declined");
        assertThat(Person.buttons(after)).containsExactly("Play a computer");
    }

    @Test
    void a_challenge_is_accepted_once_and_not_after_it_was_withdrawn() {
        JsonNode challenge = discord.challenge("mausoleum");
        Map<String, Object> accept =
                Person.pressing(discord.general, challenge.path("id").asText(), Person.button(challenge, "Accept"));
        discord.bjorn.doubleClick(accept);
        discord.bjorn.await(challenge.path("id").asText(), Person::hasButtons);

        JsonNode other = discord.challenge("mausoleum");
        discord.astrid.press(other, "Withdraw (Astrid only)");
        assertThat(discord.bjorn
                        .message(discord.general, other.path("id").asText())
                        .path("content")
                        .asText())
                .contains("withdrew");
        assertThat(discord.hosted()
                        .database
                        .matches()
                        .liveOf(discord.match(1).players().getFirst()))
                .hasSize(1);
    }

    @Test
    void what_fails_unexpectedly_is_answered_with_a_reference() {
        discord.hosted()
                .database
                .transactions()
                .write(handle -> handle.execute("ALTER TABLE challenges RENAME TO lost"));
        assertThat(discord.astrid.privately(discord.general, "games"))
                .contains("Something went wrong here; nothing was lost.")
                .containsPattern("reference: `[0-9a-z]{1,6}`");
    }

    @Test
    void a_challenge_is_offered_on_servers_only() {
        String dm = discord.control
                .post("dms?as=" + discord.astrid.id, Map.of("user_id", discord.botId()))
                .path("id")
                .asText();
        assertThatThrownBy(
                        () -> discord.astrid.command(dm, "challenge", "opponent", discord.botId(), "game", "obelisk"))
                .hasMessageContaining("There is no command /challenge here");
        assertThat(discord.astrid
                        .command(dm, "leaderboard")
                        .path("message")
                        .path("content")
                        .asText())
                .contains("all servers");
        assertThat(discord.astrid.privately(dm, "help")).contains("Stone games");
    }
}
