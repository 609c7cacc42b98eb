package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.slf4j.LoggerFactory;

/** Whoever talks to the bot gets one answer, and no answer stands in the way of another. */
class AnsweredMessagesTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private String bot;

    @BeforeEach
    void open() {
        bot = "<@" + discord.botId() + ">";
    }

    @Test
    void what_was_played_in_private_stands_whatever_is_refused_later() {
        String thread = discord.begin("murus-gallicus");
        String direct = discord.privateChannel(discord.astrid);
        discord.astrid.say(direct, "a1-a3");
        awaitAnswer(discord.astrid, direct, "You played `a1-a3`");
        discord.play(thread, 1, "a7-a5");

        discord.astrid.say(direct, "b1-c3");
        awaitAnswer(discord.astrid, direct, "“b1");
        discord.astrid.say(direct, "h1-g3");
        awaitGone(discord.astrid, direct, "“b1");

        assertThat(answers(discord.astrid, direct)).anyMatch(words -> words.contains("You played `a1-a3`"));
    }

    @Test
    void a_board_in_the_middle_of_a_turn_stands_while_what_follows_is_refused() {
        discord.begin("gardsdansen");
        String direct = discord.privateChannel(discord.astrid);
        discord.astrid.say(direct, "d2-d4");
        awaitAnswer(discord.astrid, direct, "It is still your turn");

        discord.astrid.say(direct, "a1-h8");
        awaitAnswer(discord.astrid, direct, "is not a move in");
        discord.astrid.say(direct, "a1-h9");
        awaitGone(discord.astrid, direct, "h8");

        assertThat(answers(discord.astrid, direct)).anyMatch(words -> words.contains("It is still your turn"));
    }

    @Test
    void in_private_every_message_is_answered_and_one_answer_stands() {
        String direct = discord.privateChannel(discord.chiara);
        for (int i = 1; i <= 3; i++) {
            String said = "hello " + i;
            JsonNode message = discord.chiara.say(direct, said);
            discord.chiara.await(direct, answer -> answersTo(answer, message));
        }
        discord.eventually(() -> assertThat(answers(discord.chiara, direct)).hasSize(1));
    }

    @Test
    void who_names_a_match_that_is_not_here_is_told_which_is() {
        String first = discord.begin("murus-gallicus");
        discord.begin("mausoleum");
        String unknown = told(discord.chiara, first, " #77 a1-a3");
        String secret = told(discord.chiara, first, " #2 a1-a3");

        assertThat(unknown).contains("#77", "match #1", "**Astrid**");
        assertThat(secret.replace("#2", "#77")).isEqualTo(unknown);
        assertThat(told(discord.astrid, first, " #77 a1-a3")).contains("#77", "match #1");
        assertThat(discord.match(1).ply()).isZero();
    }

    @Test
    void whoever_is_refused_often_is_told_when_the_next_answer_comes() {
        String thread = discord.begin("murus-gallicus");
        for (int i = 0; i < 12; i++) {
            discord.bjorn.say(thread, bot + " nonsense " + i);
        }

        JsonNode last = awaitAnswer(discord.bjorn, thread, "I will reply again <t:");
        assertThat(last.path("mentions")).isEmpty();
        discord.eventually(() -> assertThat(answers(discord.bjorn, thread)).hasSize(1));
        assertThat(told(discord.astrid, thread, " a1-b3")).contains("cannot be played now");
    }

    @Test
    void five_refusals_in_a_row_are_five_answers_one_at_a_time() {
        String thread = discord.begin("murus-gallicus");
        for (int i = 0; i < 5; i++) {
            JsonNode message = discord.astrid.say(thread, bot + " a1-h" + i);
            discord.astrid.await(thread, answer -> answersTo(answer, message));
        }
        discord.eventually(() -> assertThat(answers(discord.astrid, thread)).hasSize(1));
    }

    @Test
    void who_asks_how_to_play_gets_help() {
        String thread = discord.begin("murus-gallicus");
        assertThat(told(discord.astrid, thread, " How do I play?")).contains("/rules", "/help", "type");
        assertThat(told(discord.chiara, discord.general, " help")).contains("/play", "/challenge", "/help");
        assertThat(Person.buttons(discord.messagesOfBot(discord.general).getLast()))
                .containsExactly("Play now", "Learn in two minutes", "Solve a puzzle");
        String direct = discord.privateChannel(discord.astrid);
        assertThat(told(discord.astrid, direct, "hello, what is this?"))
                .as("although a match waits for Astrid")
                .contains("/play", "/challenge", "/help");
    }

    @Test
    void the_own_number_of_a_match_may_stand_before_a_move() {
        String thread = discord.begin("murus-gallicus");
        assertThat(discord.astrid.privately(thread, "move", "move", "#77 a1-a3"))
                .contains("Did you mean");
        assertThat(discord.astrid.privately(thread, "move", "move", "#1: a1-a3"))
                .contains("You played");
    }

    @Test
    void a_direct_message_that_cannot_be_answered_is_one_line_in_the_log() {
        discord.begin("murus-gallicus");
        String direct = discord.privateChannel(discord.astrid);
        var lines = new ListAppender<ILoggingEvent>();
        var log = (Logger) LoggerFactory.getLogger("dolmen.bot");
        Level before = log.getLevel();
        log.setLevel(Level.INFO);
        lines.start();
        log.addAppender(lines);
        try {
            discord.control.post("people/direct_messages?as=" + discord.astrid.id, Map.of("closed", true));
            discord.astrid.say(direct, "what?");
            discord.eventually(() ->
                    assertThat(told(lines)).anySatisfy(line -> assertThat(line).contains("could not be answered")));
            discord.control.post("people/direct_messages?as=" + discord.astrid.id, Map.of("closed", false));
            discord.astrid.say(direct, "a1-b3");
            awaitAnswer(discord.astrid, direct, "cannot be played now");
        } finally {
            log.detachAppender(lines);
            log.setLevel(before);
        }
        assertThat(told(lines)).hasSize(1).allMatch(line -> line.startsWith("INFO"));
    }

    private static List<String> told(ListAppender<ILoggingEvent> lines) {
        return List.copyOf(lines.list).stream()
                .filter(line -> line.getLoggerName().contains("discord.turn"))
                .map(line -> line.getLevel() + " " + line.getFormattedMessage())
                .toList();
    }

    /** What the bot answers to a message that mentions it. */
    private String told(Person person, String channel, String words) {
        JsonNode message = person.say(channel, bot + words);
        return person.await(channel, answer -> answersTo(answer, message))
                .path("content")
                .asText();
    }

    private static boolean answersTo(JsonNode answer, JsonNode message) {
        return answer.path("message_reference").path("message_id").equals(message.path("id"));
    }

    private static boolean isReply(JsonNode message) {
        return !message.path("message_reference").isMissingNode();
    }

    private JsonNode awaitAnswer(Person person, String channel, String words) {
        return person.await(
                channel,
                message -> message.path("author").path("id").asText().equals(discord.botId())
                        && message.path("content").asText().contains(words));
    }

    private void awaitGone(Person person, String channel, String words) {
        discord.eventually(() -> assertThat(answers(person, channel)).noneMatch(answer -> answer.contains(words)));
    }

    /** The words of all answers to messages that stand in a channel. */
    private List<String> answers(Person person, String channel) {
        return person.messages(channel).stream()
                .filter(message -> message.path("author").path("id").asText().equals(discord.botId()))
                .filter(AnsweredMessagesTest::isReply)
                .map(message -> message.path("content").asText())
                .toList();
    }
}
