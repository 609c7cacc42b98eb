package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.rules.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is merely probable is asked, and a button plays the answer. */
class MeantMoveTest {
    private static final int LONGEST_MESSAGE = 2000;
    private static final String QUESTION = "Did you mean";

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void two_clicks_on_a_public_question_play_once() {
        String thread = discord.begin("murus-gallicus");
        JsonNode question = asked(thread, discord.astrid.awaitBoard(thread, 1, 0), "is a1-a3 ok?");

        discord.astrid.doubleClick(
                Person.pressing(thread, question.path("id").asText(), Person.button(question, "a1-a3")));

        discord.bjorn.awaitBoard(thread, 1, 1);
        discord.eventually(() -> assertThat(questions(thread)).isEmpty());
        assertThat(discord.match(1).record().moves()).containsExactly("a1-a3");
        assertThat(discord.messagesOfBot(thread)).as("two boards").hasSize(2);
    }

    @Test
    void two_clicks_on_a_private_question_play_once_and_the_answer_takes_its_place() {
        String thread = discord.begin("murus-gallicus");
        JsonNode question = privatelyAsked(discord.astrid, thread, "is a1-a3 ok?");
        String id = question.path("id").asText();

        discord.astrid.doubleClick(Person.pressing(thread, id, Person.button(question, "a1-a3")));

        JsonNode answer = discord.astrid.await(
                thread,
                message -> message.path("id").asText().equals(id)
                        && message.path("content").asText().contains("You played `a1-a3`"));
        assertThat(Person.buttons(answer)).isEmpty();
        discord.bjorn.awaitBoard(thread, 1, 1);
        assertThat(discord.match(1).record().moves()).containsExactly("a1-a3");
    }

    @Test
    void a_question_from_before_other_moves_is_stale_and_loses_its_buttons() {
        String thread = discord.begin("murus-gallicus");
        JsonNode question = privatelyAsked(discord.astrid, thread, "is a1-a3 ok?");
        discord.play(thread, 1, "b1-b3", "a7-a5");

        assertThat(discord.astrid.pressedPrivately(question, "a1-a3")).contains("has moved on");

        assertThat(discord.match(1).record().moves()).containsExactly("b1-b3", "a7-a5");
        assertThat(Person.buttons(
                        discord.astrid.message(thread, question.path("id").asText())))
                .isEmpty();
    }

    @Test
    void a_question_from_before_a_part_of_the_same_turn_is_stale() {
        discord.playAtOnce(discord.astrid);
        String thread = discord.begin("gardsdansen");
        JsonNode question = privatelyAsked(discord.astrid, thread, "maybe d2-d4?");
        assertThat(discord.astrid.command(thread, "move", "move", "e2-d3").toString())
                .contains("e2-d3");

        assertThat(discord.astrid.pressedPrivately(question, "d2-d4")).contains("has moved on");

        assertThat(discord.match(1).record().moves()).containsExactly("e2-d3");
    }

    @Test
    void a_text_as_long_as_a_message_may_be_is_answered_in_few_words_and_plays_nothing() {
        String thread = discord.begin("murus-gallicus");
        String typed = ("a1-a3 maybe " + "is this ok? ".repeat(200)).substring(0, LONGEST_MESSAGE);

        discord.astrid.reply(discord.astrid.awaitBoard(thread, 1, 0), typed);

        JsonNode answer = discord.astrid.await(
                thread, message -> message.path("content").asText().contains("is not a move in Murus Gallicus"));
        assertThat(answer.path("content").asText()).hasSizeLessThan(400);
        assertThat(discord.match(1).ply()).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Maybe the tower from a1 to a3?",
                "Vielleicht den Turm von a1 nach a3?",
                "Kanske tornet från a1 till a3?",
                "Peut-être la tour de a1 vers a3 ?",
                "¿Quizás la torre de a1 a a3?"
            })
    void five_languages_are_asked_about_and_played_by_the_button(String typed) {
        String thread = discord.begin("murus-gallicus");
        JsonNode question = asked(thread, discord.astrid.awaitBoard(thread, 1, 0), typed);
        assertThat(Person.buttons(question)).containsExactly("a1-a3");

        discord.astrid.press(question, "a1-a3");

        discord.bjorn.awaitBoard(thread, 1, 1);
        assertThat(discord.match(1).record().moves()).containsExactly("a1-a3");
    }

    @Test
    void with_a_hidden_hand_the_player_alone_sees_the_question() {
        String thread = discord.begin("mausoleum-cards");
        discord.astrid.command(thread, "move", "move", "deck");
        String discard = firstDiscard();
        int ply = discord.match(1).ply();

        JsonNode question = privatelyAsked(discord.astrid, thread, "maybe " + discard + "?");

        for (Person other : List.of(discord.bjorn, discord.chiara)) {
            assertThat(other.messages(thread)).noneMatch(MeantMoveTest::asks);
        }
        assertThat(Person.buttons(question)).singleElement().asString().startsWith("You discard ");
        discord.astrid.press(question, Person.buttons(question).getFirst());
        assertThat(discord.match(1).record().moves().get(ply)).isEqualTo(discard);
    }

    @Test
    void with_a_hidden_hand_a_public_answer_neither_asks_nor_names_a_move() {
        String thread = discord.begin("mausoleum-cards");
        discord.astrid.command(thread, "move", "move", "deck");
        int ply = discord.match(1).ply();

        discord.astrid.say(thread, "<@%s> maybe %s?".formatted(discord.botId(), firstDiscard()));

        JsonNode answer = discord.chiara.await(
                thread, message -> message.path("content").asText().contains("That move cannot be played now."));
        assertThat(Person.buttons(answer)).isEmpty();
        assertThat(answer.path("content").asText()).doesNotContain(firstDiscard(), QUESTION);
        assertThat(discord.match(1).ply()).isEqualTo(ply);
    }

    private String firstDiscard() {
        return discord.match(1).standing().legalMoves(Seat.FIRST).stream()
                .filter(move -> move.startsWith("-"))
                .findFirst()
                .orElseThrow();
    }

    /** The question by which the bot replies to a reply. */
    private JsonNode asked(String thread, JsonNode board, String typed) {
        discord.astrid.reply(board, typed);
        return discord.astrid.await(thread, MeantMoveTest::asks);
    }

    private static JsonNode privatelyAsked(Person person, String thread, String typed) {
        JsonNode answer = person.command(thread, "move", "move", typed);
        assertThat(Person.privateWords(answer)).contains(QUESTION);
        return answer.path("message");
    }

    private List<JsonNode> questions(String thread) {
        return discord.messagesOfBot(thread).stream()
                .filter(MeantMoveTest::asks)
                .toList();
    }

    private static boolean asks(JsonNode message) {
        return message.path("content").asText().contains(QUESTION);
    }
}
