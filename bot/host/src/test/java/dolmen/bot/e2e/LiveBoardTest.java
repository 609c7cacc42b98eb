package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Of all boards of a match the latest alone has buttons, whatever goes wrong. */
class LiveBoardTest {
    /** Longer than Discord remembers the name of a message that was sent. */
    private static final Duration OUTAGE = Duration.ofMinutes(20);

    private static final String POSTING = "POST /channels/.*/messages";

    private Duration passed = Duration.ZERO;

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord(() -> Instant.now().plus(passed));

    @Test
    void a_new_board_takes_the_buttons_of_the_one_before() {
        String thread = discord.begin("murus-gallicus");
        discord.play(thread, 1, "a1-a3", "a7-a5");

        assertOnlyTheLatestHasButtons(thread, 3);
    }

    @Test
    void a_private_confirmation_goes_once_the_board_shows_the_turn() {
        String thread = discord.begin("murus-gallicus");
        discord.play(thread, 1, "a1-a3");

        discord.eventually(() -> assertThat(discord.astrid.messages(thread))
                .noneSatisfy(message -> assertThat(Person.words(message)).contains("You played")));
    }

    @Test
    void a_board_posted_before_a_restart_loses_its_buttons_as_well() throws Exception {
        String thread = discord.begin("murus-gallicus");
        discord.restartBot();
        discord.play(thread, 1, "a1-a3");

        assertOnlyTheLatestHasButtons(thread, 2);
    }

    @Test
    void a_result_leaves_no_buttons_but_its_own() throws Exception {
        String thread = discord.begin("murus-gallicus");
        discord.restartBot();
        JsonNode question = discord.astrid.command(thread, "resign").path("message");
        discord.astrid.press(question, "Resign");

        discord.astrid.await(thread, message -> message.path("content").asText().contains("resigned"));
        discord.eventually(() -> assertThat(withButtons(thread))
                .singleElement()
                .satisfies(result -> assertThat(result.findValuesAsText("label"))
                        .containsExactly("Rematch", "Another game", "Replay", "Share in channel")));
    }

    @Test
    void buttons_that_cannot_be_taken_now_are_taken_later() {
        String thread = discord.begin("murus-gallicus");
        discord.fault(Map.of("kind", "status", "status", 500, "times", 1, "route", "PATCH /channels/.*/messages/.*"));
        discord.play(thread, 1, "a1-a3");

        assertOnlyTheLatestHasButtons(thread, 2);
    }

    @Test
    void a_board_whose_answer_never_came_is_found_again_after_a_long_outage() throws Exception {
        String thread = discord.begin("murus-gallicus");
        answers_to_posting_are_lost();
        discord.astrid.privately(thread, "move", "move", "a1-a3");
        discord.bjorn.awaitBoard(thread, 1, 1);

        outage();

        assertOnlyTheLatestHasButtons(thread, 2);
        discord.play(thread, 1, "a7-a5");
        assertOnlyTheLatestHasButtons(thread, 3);
    }

    @Test
    void a_board_that_nobody_recorded_loses_its_buttons_even_if_a_move_comes_first() throws Exception {
        String thread = discord.begin("murus-gallicus");
        answers_to_posting_are_lost();
        discord.astrid.privately(thread, "move", "move", "a1-a3");
        JsonNode unrecorded = discord.bjorn.awaitBoard(thread, 1, 1);
        JsonNode form = discord.bjorn.press(unrecorded, "Type a move");
        discord.bjorn.submit(form, "move", "a7-a5");

        outage();

        discord.astrid.awaitBoard(thread, 1, 2);
        assertOnlyTheLatestHasButtons(thread, 3);
    }

    private void answers_to_posting_are_lost() {
        discord.fault(Map.of("kind", "answer_lost", "times", 50, "route", POSTING));
    }

    /** The bot is away so long that Discord would take a repeated message for a new one. */
    private void outage() {
        discord.stopBot();
        discord.clearFaults();
        passed = passed.plus(OUTAGE);
        discord.startBot();
    }

    private void assertOnlyTheLatestHasButtons(String thread, int boards) {
        discord.eventually(() -> {
            List<JsonNode> posted = discord.messagesOfBot(thread);
            assertThat(posted).hasSize(boards);
            assertThat(withButtons(thread)).containsExactly(posted.getLast());
        });
    }

    private List<JsonNode> withButtons(String thread) {
        return discord.messagesOfBot(thread).stream().filter(Person::hasButtons).toList();
    }
}
