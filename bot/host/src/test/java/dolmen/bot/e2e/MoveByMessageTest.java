package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.Match;
import dolmen.bot.words.Wordings;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import java.util.List;
import java.util.Map;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Moves in ordinary messages, as replies and mentions, without the intent to read everything. */
class MoveByMessageTest {
    private static final long ADD_REACTIONS = 1L << 6;

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private String bot;

    @BeforeEach
    void open() {
        bot = "<@" + discord.botId() + ">";
    }

    @Test
    void a_reply_to_the_board_plays_and_is_ticked() {
        String thread = discord.begin("murus-gallicus");
        JsonNode reply = discord.astrid.reply(discord.astrid.awaitBoard(thread, 1, 0), "A1 a3");

        discord.bjorn.awaitBoard(thread, 1, 1);
        assertThat(discord.match(1).record().moves()).containsExactly("a1-a3");
        awaitTick(thread, reply);
        assertThat(discord.messagesOfBot(thread)).hasSize(2);
    }

    @Test
    void a_mention_anywhere_in_the_text_plays() {
        String thread = discord.begin("murus-gallicus");
        discord.astrid.say(thread, bot + " a1-a3");
        discord.bjorn.awaitBoard(thread, 1, 1);
        discord.bjorn.say(thread, "a7 " + bot + " a5");
        discord.astrid.awaitBoard(thread, 1, 2);
        assertThat(discord.match(1).record().moves()).containsExactly("a1-a3", "a7-a5");
    }

    @Test
    void a_mention_of_the_bots_own_role_plays() {
        String thread = discord.begin("murus-gallicus");
        String role = "<@&" + discord.roleOfBot() + ">";
        discord.astrid.say(thread, role + " a1-a3");
        discord.bjorn.awaitBoard(thread, 1, 1);
        discord.bjorn.say(thread, role + " #1 a7-a5");
        discord.astrid.awaitBoard(thread, 1, 2);

        discord.astrid.say(thread, role);
        awaitAnswer(discord.astrid, thread, "To move, reply");
    }

    @Test
    void a_mention_of_another_role_that_the_bot_bears_is_not_for_it() throws InterruptedException {
        String thread = discord.begin("murus-gallicus");
        String role = "<@&" + discord.role("Machines", Permission.MESSAGE_HISTORY, discord.bjorn) + ">";
        discord.astrid.say(thread, role + " a1-a3");
        Thread.sleep(500);
        assertThat(discord.match(1).ply()).isZero();
    }

    @Test
    void a_mention_with_the_number_plays_from_elsewhere() {
        String thread = discord.begin("murus-gallicus");
        discord.astrid.say(discord.general, bot + " #1 a1-a3");
        discord.bjorn.awaitBoard(thread, 1, 1);
    }

    @Test
    void a_direct_message_plays_in_the_match_that_waits() {
        String first = discord.begin("murus-gallicus");
        String direct = discord.control
                .post("dms?as=" + discord.astrid.id, Map.of("user_id", discord.botId()))
                .path("id")
                .asText();
        discord.astrid.say(direct, "a1-a3");
        discord.bjorn.awaitBoard(first, 1, 1);
        assertThat(awaitAnswer(discord.astrid, direct, "You played `a1-a3`").path("mentions"))
                .isEmpty();

        discord.begin("murus-gallicus");
        discord.begin("murus-gallicus");
        discord.astrid.say(direct, "a1-a3");
        awaitAnswer(discord.astrid, direct, "several of your matches");
        discord.astrid.say(direct, "#3 a1-a3");
        discord.eventually(() -> assertThat(discord.match(3).ply()).isOne());
    }

    @Test
    void a_refusal_is_a_quiet_reply_that_goes_when_the_move_is_made() {
        String thread = discord.begin("murus-gallicus");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 0);
        JsonNode reply = discord.astrid.reply(board, "a1-b3");

        JsonNode refusal = awaitAnswer(discord.astrid, thread, "cannot be played now");
        assertThat(refusal.path("mentions")).isEmpty();
        assertThat(refusal.path("message_reference").path("message_id")).isEqualTo(reply.path("id"));
        assertThat(refusal.path("flags").asInt() & 1 << 12).isNotZero();

        discord.astrid.reply(refusal, "a1-a3");
        discord.bjorn.awaitBoard(thread, 1, 1);
        discord.eventually(() -> assertThat(discord.messagesOfBot(thread)).hasSize(2));
    }

    @Test
    void what_is_probable_is_asked_and_played_by_its_button() {
        String thread = discord.begin("murus-gallicus");
        discord.astrid.reply(discord.astrid.awaitBoard(thread, 1, 0), "is a1-a3 ok?");

        JsonNode question = awaitAnswer(discord.astrid, thread, "Did you mean");
        assertThat(discord.match(1).ply()).isZero();
        discord.chiara.press(question, "a1-a3");
        discord.bjorn.press(question, "a1-a3");
        assertThat(discord.match(1).ply()).isZero();

        discord.astrid.press(question, "a1-a3");
        discord.bjorn.awaitBoard(thread, 1, 1);
        assertThat(discord.match(1).record().moves()).containsExactly("a1-a3");
        discord.eventually(() -> assertThat(answers(thread))
                .noneMatch(answer -> answer.path("content").asText().contains("Did you mean")));
    }

    @Test
    void talk_about_the_board_is_not_answered() {
        String thread = discord.begin("murus-gallicus");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 0);
        discord.astrid.reply(board, "gg, good luck! 😀");
        discord.bjorn.reply(board, "thanks, you too");
        discord.bjorn.reply(board, "good luck");

        settle(thread);
        assertThat(answers(thread)).isEmpty();
    }

    @Test
    void a_reply_to_an_old_board_plays_nothing() {
        String thread = discord.begin("murus-gallicus");
        JsonNode first = discord.astrid.awaitBoard(thread, 1, 0);
        discord.play(thread, 1, "a1-a3", "a7-a5");

        discord.astrid.reply(first, "b1-b3");

        awaitAnswer(discord.astrid, thread, "has moved on");
        assertThat(discord.match(1).ply()).isEqualTo(2);
    }

    @Test
    void out_of_turn_nothing_is_played() {
        String thread = discord.begin("murus-gallicus");
        discord.bjorn.say(thread, bot + " a7-a5");
        awaitAnswer(discord.bjorn, thread, "It is **Astrid**'s turn.");
        assertThat(discord.match(1).ply()).isZero();
    }

    @Test
    void whoever_watches_is_told_once_and_in_few_words() {
        String thread = discord.begin("murus-gallicus");
        JsonNode board = discord.chiara.awaitBoard(thread, 1, 0);
        discord.chiara.reply(board, "a1-a3");
        discord.chiara.say(thread, bot + " a1-a3");
        discord.chiara.say(thread, bot + " a1-a3");

        JsonNode words = awaitAnswer(discord.chiara, thread, "Match #1 is played by");
        assertThat(words.path("content").asText()).hasSizeLessThan(80);
        settle(thread);
        assertThat(answers(thread)).hasSize(1);
        assertThat(discord.match(1).ply()).isZero();
    }

    @Test
    void talk_that_is_not_for_the_bot_is_not_read_and_only_a_newcomer_is_told_so() {
        String thread = discord.begin("murus-gallicus");
        JsonNode talk = discord.astrid.say(thread, "a1-a3 is what I think of");
        discord.astrid.say(thread, "a1-a3");
        awaitAnswer(discord.astrid, thread, "I cannot read that.");
        discord.bjorn.reply(talk, "really?");
        JsonNode challenge = discord.challenge("mausoleum");
        discord.bjorn.reply(challenge, "not today");

        settle(thread);
        assertThat(answers(thread))
                .singleElement()
                .satisfies(answer -> assertThat(answer.path("content").asText()).startsWith("I cannot read that."));
        assertThat(discord.messagesOfBot(discord.general)).hasSize(2);
        assertThat(discord.match(1).ply()).isZero();
    }

    @Test
    void a_player_whose_reply_does_not_mention_the_bot_is_told_how() {
        String thread = discord.begin("murus-gallicus");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 0);
        discord.bjorn.reply(board, "good luck", false);
        discord.astrid.reply(board, "a1-a3", false);

        awaitAnswer(discord.astrid, thread, "leave @ ON");
        assertThat(answers(thread)).hasSize(1);
        assertThat(discord.match(1).ply()).isZero();
    }

    @Test
    void whoever_writes_a_move_without_a_mention_is_told_once_how() {
        String thread = discord.playComputer("murus-gallicus", "Ylva", "first");
        discord.astrid.awaitBoard(thread, 1, 0);
        discord.bjorn.say(thread, "nice");
        discord.astrid.say(thread, "a1-a3");
        discord.astrid.say(thread, "a1-a3");

        awaitAnswer(
                discord.astrid,
                thread,
                "I cannot read that. To move, reply to the board with your move, or press *Type a move*.");
        discord.astrid.say(thread, bot + " a1-a3");
        discord.astrid.awaitBoard(thread, 1, 2);
        assertThat(discord.requests("POST", "/channels/" + thread + "/messages"))
                .filteredOn(
                        exchange -> exchange.request().path("content").asText().contains("I cannot read that"))
                .hasSize(1);
    }

    @Test
    void among_people_too_but_only_at_their_turn() {
        String thread = discord.begin("mausoleum");
        discord.astrid.awaitBoard(thread, 1, 0);
        discord.bjorn.say(thread, "good luck");
        discord.astrid.say(thread, "c1-c3");

        JsonNode told = awaitAnswer(discord.astrid, thread, "I cannot read that.");
        assertThat(told.path("mentions").findValuesAsText("id")).doesNotContain(discord.bjorn.id);
        settle(thread);
        assertThat(discord.requests("POST", "/channels/" + thread + "/messages"))
                .filteredOn(
                        exchange -> exchange.request().path("content").asText().contains("I cannot read that"))
                .hasSize(1);
    }

    @Test
    void talk_of_players_who_know_the_game_is_not_answered() {
        discord.begin("obelisk");
        discord.fastForward(1, Playthrough.shortest("obelisk"));
        String thread = discord.begin("obelisk");
        discord.astrid.awaitBoard(thread, 2, 0);
        discord.astrid.say(thread, "again!");

        settle(thread);
        assertThat(answers(thread)).isEmpty();
    }

    @Test
    void a_part_of_a_turn_is_answered_quietly_with_the_board_and_the_rest_can_be_replied_to_it() {
        String thread = discord.begin("gardsdansen");
        String first = discord.match(1).standing().legalMoves(Seat.FIRST).getFirst();
        discord.astrid.reply(discord.astrid.awaitBoard(thread, 1, 0), first);

        JsonNode answer = awaitAnswer(discord.astrid, thread, "It is still your turn");
        assertThat(answer.path("mentions")).isEmpty();
        assertThat(answer.path("attachments")).hasSize(1);
        assertThat(discord.match(1).turnBegan()).isZero();
        String next = discord.match(1).standing().legalMoves(Seat.FIRST).getFirst();
        discord.astrid.reply(answer, next);
        discord.eventually(() -> assertThat(discord.match(1).ply()).isGreaterThan(1));
    }

    @Test
    void where_hands_are_hidden_no_answer_tells_more_than_everybody_may_know() {
        String thread = discord.beginTable("mausoleum-cards(players=3)", List.of(discord.bjorn, discord.chiara));
        Match match = discord.match(1);
        Seat seat = match.toMove().orElseThrow();
        Person mover = List.of(discord.astrid, discord.bjorn, discord.chiara).stream()
                .filter(person -> person.id.equals(match.player(seat).toString()))
                .findFirst()
                .orElseThrow();
        for (String nonsense : List.of("what?", "$99", "all")) {
            mover.say(thread, bot + " " + nonsense);
            JsonNode refusal = awaitAnswer(mover, thread, "That move cannot be played now.");
            assertThat(refusal.path("content").asText()).contains("*My view* shows your hand to you alone");
            mover.say(thread, bot);
            awaitAnswer(mover, thread, "To move, reply to the board");
        }

        mover.say(thread, bot + " " + match.standing().legalMoves(seat).getFirst());

        JsonNode answer = awaitAnswer(mover, thread, "It is still your turn");
        assertThat(answer.path("content").asText()).contains("*My view* shows your hand to you alone");
        Match amidTurn = discord.match(1);
        assertThat(amidTurn.turnBegan()).isLessThan(amidTurn.ply());
        assertThat(answer.path("attachments").path(0).path("description").asText())
                .isEqualTo(Person.named(
                        amidTurn,
                        List.of(discord.astrid, discord.bjorn, discord.chiara),
                        amidTurn.standing()
                                .scene(new Spectator(), seat)
                                .in(Wordings.ENGLISH)
                                .altText()))
                .endsWith(" Last turn: Astrid drew a card.")
                .doesNotStartWith(
                        amidTurn.standing().scene(seat).in(Wordings.ENGLISH).altText());
    }

    @Test
    void a_flood_is_not_answered_word_for_word_and_the_match_goes_on() {
        String thread = discord.begin("murus-gallicus");
        for (int i = 0; i < 40; i++) {
            discord.bjorn.say(thread, bot + " nonsense " + i);
        }
        discord.astrid.say(thread, bot + " a1-a3");
        discord.bjorn.awaitBoard(thread, 1, 1);

        assertThat(discord.requests("POST", "/channels/" + thread + "/messages"))
                .hasSizeLessThan(14);
    }

    @Test
    void where_the_bot_may_not_react_the_board_is_answer_enough() {
        discord.control.post(
                "channels/%s/permissions?as=%s".formatted(discord.general, discord.astrid.id),
                Map.of("id", discord.botId(), "allow", 0, "deny", ADD_REACTIONS));
        String thread = discord.begin("murus-gallicus");
        discord.astrid.reply(discord.astrid.awaitBoard(thread, 1, 0), "a1-a3");
        discord.bjorn.awaitBoard(thread, 1, 1);
        assertThat(answers(thread)).isEmpty();
    }

    private void awaitTick(String thread, JsonNode message) {
        discord.eventually(() -> assertThat(discord.astrid
                        .message(thread, message.path("id").asText())
                        .path("reactions")
                        .findValuesAsText("name"))
                .containsExactly("✅"));
    }

    private JsonNode awaitAnswer(Person person, String channel, String words) {
        return person.await(
                channel,
                message -> message.path("author").path("id").asText().equals(discord.botId())
                        && message.path("content").asText().contains(words));
    }

    /** What was said before has been heard when this is played. */
    private void settle(String thread) {
        discord.bjorn.say(thread, bot);
        awaitAnswer(discord.bjorn, thread, "To move, reply to the board");
        JsonNode question = answers(thread).getLast();
        discord.control.post(
                "channels/%s/messages/%s/delete?as=%s"
                        .formatted(thread, question.path("id").asText(), discord.astrid.id),
                Map.of());
    }

    private List<JsonNode> answers(String thread) {
        return discord.messagesOfBot(thread).stream()
                .filter(message -> !message.path("message_reference").isMissingNode())
                .toList();
    }
}
