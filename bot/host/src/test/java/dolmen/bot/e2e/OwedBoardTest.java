package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.SettableClock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A board that Discord refuses takes another form, or comes late, and its player does not pay for that. */
class OwedBoardTest {
    private static final String THREADS = "POST /channels/[0-9]+/messages/[0-9]+/threads";
    private static final String MESSAGES = "POST /channels/[0-9]+/messages";
    private static final int AUTO_MOD = 200_000;

    /** Of the host's life. */
    private static final Duration BETWEEN_SIGNS = Duration.ofSeconds(50);

    private final SettableClock clock = new SettableClock();

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord(InstantSource.system(), clock);

    @Test
    void nobody_loses_while_discord_fails_and_all_the_time_is_there_when_the_board_comes() throws Exception {
        String thread = begin();
        refuse(MESSAGES, 500, 0, 10_000);
        play(thread, "a1-a3");
        pass(Duration.ofHours(2));
        assertThat(discord.match(1).live()).isTrue();
        discord.eventually(() -> assertThat(discord.hosted().complaints())
                .singleElement()
                .asString()
                .contains("not accepted 1 board yet"));
        discord.restartBot();
        pass(Duration.ofHours(1));

        discord.clearFaults();
        clock.advance(Duration.ofMinutes(5));
        JsonNode board = discord.bjorn.awaitBoard(thread, 1, 1);
        awaitNothingOwed();
        assertThat(board.path("content").asText())
                .contains("<t:" + clock.instant().plus(Duration.ofMinutes(2)).getEpochSecond());
        discord.eventually(() -> assertThat(discord.hosted().complaints()).isEmpty());
        pass(Duration.ofSeconds(110));
        assertThat(discord.match(1).live()).isTrue();
        pass(Duration.ofSeconds(10));
        discord.bjorn.await(thread, message -> Person.words(message).contains("ran out of time"));
        assertThat(discord.hosted().metrics())
                .containsPattern(
                        "dolmen_discord_refusals_total\\{code=\"0\",route=\"POST /channels/\\*/messages\",status=\"500\"");
    }

    @Test
    void a_board_whose_picture_is_refused_comes_without_it() {
        String thread = begin();
        refuse(MESSAGES, 400, AUTO_MOD, 1);
        play(thread, "a1-a3");

        JsonNode board = discord.bjorn.awaitBoard(thread, 1, 1);
        assertThat(board.path("attachments")).isEmpty();
        play(thread, "a7-a5");
        discord.eventually(() -> assertThat(Person.hasButtons(
                        discord.astrid.message(thread, board.path("id").asText())))
                .isFalse());
    }

    @Test
    void a_board_whose_words_are_refused_comes_with_neutral_ones_and_calls_its_player() {
        String thread = begin();
        refuse(MESSAGES, 400, AUTO_MOD, 2);
        play(thread, "a1-a3");

        JsonNode board = discord.bjorn.awaitBoard(thread, 1, 1);
        assertThat(board.path("content").asText()).contains(discord.bjorn.mention(), "match #1");
        assertThat(discord.bjorn.press(board, "My view").path("message").path("attachments"))
                .isNotEmpty();
    }

    @Test
    void a_board_without_a_picture_whose_answer_is_lost_stands_there_once() {
        String thread = begin();
        refuse(MESSAGES, 400, AUTO_MOD, 1);
        discord.fault(Map.of("kind", "answer_lost", "times", 1, "route", MESSAGES));
        play(thread, "a1-a3");
        clock.advance(Duration.ofSeconds(10));
        discord.bjorn.awaitBoard(thread, 1, 1);
        awaitNothingOwed();
        assertThat(discord.messagesOfBot(thread)).hasSize(2);
    }

    @Test
    void a_board_that_is_refused_in_the_thread_comes_in_the_channel() {
        String thread = begin();
        refuse("POST /channels/%s/messages".formatted(thread), 403, 40_333, 10_000);
        play(thread, "a1-a3");

        discord.bjorn.awaitBoard(discord.general, 1, 1);
        assertThat(discord.match(1).venue().thread()).hasToString(thread);
    }

    @Test
    void a_player_whose_board_is_refused_everywhere_is_told_in_private_and_plays_from_there() {
        String thread = begin();
        JsonNode before = discord.astrid.awaitBoard(thread, 1, 0);
        refuse("POST /channels/(%s|%s)/messages".formatted(thread, discord.general), 400, 50_035, 10_000);
        play(thread, "a1-a3");

        JsonNode told = discord.bjorn.await(
                discord.privateChannel(discord.bjorn),
                message -> Person.words(message).contains("waits for your move"));
        assertThat(discord.bjorn.press(told, "My view").path("message").path("attachments"))
                .isNotEmpty();
        discord.eventually(() -> assertThat(Person.hasButtons(
                        discord.astrid.message(thread, before.path("id").asText())))
                .isFalse());
        assertThat(discord.hosted().database.silences().lasting()).isEmpty();
    }

    @Test
    void a_match_whose_boards_are_refused_everywhere_rests_until_one_is_taken() throws Exception {
        String thread = begin();
        refuse(MESSAGES, 400, AUTO_MOD, 100_000);
        play(thread, "a1-a3");
        discord.eventually(
                () -> assertThat(discord.hosted().database.silences().lasting()).hasSize(1));
        pass(Duration.ofHours(2));
        assertThat(discord.match(1).live()).isTrue();
        discord.eventually(() -> assertThat(discord.hosted().complaints())
                .as("this is no outage")
                .isEmpty());

        discord.clearFaults();
        clock.advance(Duration.ofHours(1));
        discord.bjorn.awaitBoard(thread, 1, 1);
        discord.eventually(
                () -> assertThat(discord.hosted().database.silences().lasting()).isEmpty());
    }

    @Test
    void a_thread_whose_name_is_refused_has_a_neutral_one() {
        refuse(THREADS, 400, 50_035, 1);
        String thread = begin();
        assertThat(discord.requests("POST", THREADS.substring("POST ".length()))
                        .getLast()
                        .request()
                        .path("name")
                        .asText())
                .isEqualTo("Match 1");
        play(thread, "a1-a3");
        discord.bjorn.awaitBoard(thread, 1, 1);
    }

    @Test
    void a_match_whose_thread_is_refused_under_any_name_is_played_in_the_channel() {
        refuse(THREADS, 400, 50_035, 10_000);
        discord.bjorn.press(challenge(), "Accept");
        discord.astrid.awaitBoard(discord.general, 1, 0);
        play(discord.general, "a1-a3");
        discord.bjorn.awaitBoard(discord.general, 1, 1);
    }

    /** The thread of a rated match of Astrid, who moves first and has two minutes a turn, against Björn. */
    private String begin() {
        JsonNode challenge = challenge();
        discord.bjorn.press(challenge, "Accept");
        String thread = challenge.path("id").asText();
        discord.bjorn.awaitBoard(thread, 1, 0);
        awaitNothingOwed();
        return thread;
    }

    private JsonNode challenge() {
        return discord.astrid.challenge(
                discord.general, discord.bjorn, "murus-gallicus", "side", "first", "rated", true, "pace", "2m");
    }

    private void play(String channel, String move) {
        Person mover = discord.match(1).playerToMove().orElseThrow().toString().equals(discord.astrid.id)
                ? discord.astrid
                : discord.bjorn;
        assertThat(mover.privately(channel, "move", "move", move, "match", 1)).contains("You played");
    }

    private void refuse(String route, int status, int code, int times) {
        discord.fault(Map.of("kind", "error", "status", status, "code", code, "times", times, "route", route));
    }

    /** Time passes while the host is up, so that none of it is an outage. */
    private void pass(Duration time) throws InterruptedException {
        Duration left = time;
        while (left.isPositive()) {
            Duration step = left.compareTo(BETWEEN_SIGNS) < 0 ? left : BETWEEN_SIGNS;
            clock.advance(step);
            discord.hosted().database.timeOff().hostIsUp(clock.instant());
            left = left.minus(step);
        }
        Thread.sleep(Duration.ofMillis(500));
    }

    private void awaitNothingOwed() {
        discord.eventually(() -> assertThat(
                        discord.hosted().database.notices().due(clock.instant().plus(Duration.ofDays(9)), 9))
                .isEmpty());
    }
}
