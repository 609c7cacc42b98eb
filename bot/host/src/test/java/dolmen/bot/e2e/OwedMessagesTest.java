package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.ChallengeId;
import dolmen.bot.match.SettableClock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Owed messages are sent or given up, whatever Discord did the first time. */
class OwedMessagesTest {
    private static final String BY_TOKEN = "(POST|PATCH) /webhooks/.*";
    private static final String CALLBACK = "/interactions/.*/callback";
    private static final String AT_ONCE = "POST " + CALLBACK;

    /** Postponed messages become due as soon as a person has looked for them in vain a few times. */
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(200);

    private final SettableClock clock = new SettableClock();

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord(InstantSource.system(), clock);

    @Test
    void a_challenge_whose_answer_is_lost_again_and_again_has_one_message() {
        lose(AT_ONCE, 1);
        lose(BY_TOKEN, 7);
        challengeWithoutWaiting();
        soon(() -> assertThat(challengesShown()).hasSize(1));
        discord.bjorn.press(challengesShown().getFirst(), "Accept");
        soon(() -> assertThat(discord.match(1).live()).isTrue());
        soon(() -> assertThat(challengesShown()).isEmpty());
    }

    @Test
    void a_challenge_whose_answer_never_came_is_shown_by_a_message_of_its_own() {
        refuse(AT_ONCE, 7);
        challengeWithoutWaiting();
        soon(() -> assertThat(challengesShown()).hasSize(1));
    }

    /** As a process does that does not reach the database and finds nothing answered. */
    @Test
    void a_challenge_whose_maker_was_told_in_private_by_another_process_that_it_failed_is_shown_to_all() {
        discord.astrid.privately(discord.general, "settings");
        String[] answered = discord.requests("POST", CALLBACK).getLast().path().split("/", -1);
        int before = discord.requests("POST", CALLBACK).size();
        discord.fault(Map.of("kind", "error", "code", 40060, "status", 400, "times", 1, "route", AT_ONCE));
        challengeWithoutWaiting();
        soon(() -> assertThat(discord.requests("POST", CALLBACK)).hasSizeGreaterThan(before));
        discord.hosted().database.postedChallenges().promise(new ChallengeId(1), answered[3]);
        soon(() -> assertThat(challengesShown())
                .singleElement()
                .satisfies(message -> assertThat(message.path("flags").asInt() & Person.PRIVATE)
                        .isZero()));
    }

    @Test
    void a_challenge_that_was_made_when_the_host_died_is_shown_by_the_next() throws Exception {
        refuse(AT_ONCE, 1_000);
        refuse(BY_TOKEN, 1_000);
        challengeWithoutWaiting();
        soon(() -> assertThat(discord.requests("POST", "/interactions/.*/callback"))
                .isNotEmpty());
        discord.restartBot();
        discord.clearFaults();
        soon(() -> assertThat(challengesShown()).hasSize(1));
    }

    @Test
    void a_request_that_was_declined_has_no_buttons_though_its_edit_failed() {
        String thread = discord.begin("murus-gallicus");
        JsonNode panel = discord.astrid
                .press(discord.astrid.awaitBoard(thread, 1, 0), "More")
                .path("message");
        discord.astrid.press(panel, "Offer a draw");
        JsonNode request =
                discord.bjorn.await(thread, message -> Person.buttons(message).contains("Decline"));
        refuse("PATCH /webhooks/.*", 1_000);
        discord.control.post(
                "interactions?as=" + discord.bjorn.id,
                Person.pressing(thread, request.path("id").asText(), Person.button(request, "Decline")));
        soon(() -> assertThat(Person.hasButtons(
                        discord.astrid.message(thread, request.path("id").asText())))
                .isFalse());
    }

    @Test
    void a_request_keeps_its_buttons_when_its_maker_presses_one_that_is_not_for_them() {
        String thread = discord.begin("murus-gallicus");
        JsonNode panel = discord.astrid
                .press(discord.astrid.awaitBoard(thread, 1, 0), "More")
                .path("message");
        discord.astrid.press(panel, "Offer a draw");
        JsonNode request =
                discord.bjorn.await(thread, message -> Person.buttons(message).contains("Decline"));
        discord.astrid.pressedPrivately(request, "Agree");
        discord.bjorn.press(discord.bjorn.message(thread, request.path("id").asText()), "Agree");
        soon(() -> assertThat(discord.match(1).live()).isFalse());
    }

    @Test
    void the_board_of_a_match_that_has_ended_loses_its_buttons_as_soon_as_discord_allows_it() {
        String thread = discord.begin("murus-gallicus");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 0);
        refuse("PATCH /channels/.*/messages/.*", 8);
        JsonNode question = discord.astrid
                .press(discord.astrid.press(board, "More").path("message"), "Resign")
                .path("message");
        discord.astrid.press(question, "Resign");
        discord.astrid.await(thread, message -> Person.buttons(message).contains("Rematch"));
        soon(() -> assertThat(Person.hasButtons(
                        discord.astrid.message(thread, board.path("id").asText())))
                .isFalse());
    }

    @Test
    void a_stored_move_is_told_as_played_however_often_its_answer_fails() {
        String thread = discord.begin("murus-gallicus");
        discord.playAtOnce(discord.astrid);
        discord.fault(Map.of("kind", "status", "status", 500, "times", 1, "route", BY_TOKEN));
        discord.control.post("interactions?as=" + discord.astrid.id, Person.slash(thread, "move", "move", "a1-a3"));
        assertThat(discord.astrid
                        .await(
                                thread,
                                message -> (message.path("flags").asInt() & 64) != 0
                                        && !message.path("content").asText().isEmpty())
                        .path("content")
                        .asText())
                .contains("You played");
    }

    @Test
    void a_host_that_discord_does_not_let_in_at_first_waits_and_comes_in() throws Exception {
        discord.stopBot();
        refuse("GET /users/@me", 6);
        discord.fault(Map.of("kind", "status", "status", 503, "times", 6, "route", "GET /applications/.*"));
        discord.startBot();
        assertThat(discord.begin("murus-gallicus")).isNotEmpty();
    }

    private void soon(Runnable assertion) {
        discord.eventually(() -> {
            clock.advance(BETWEEN_LOOKS);
            assertion.run();
        });
    }

    private void challengeWithoutWaiting() {
        discord.control.post(
                "interactions?as=" + discord.astrid.id,
                Person.slash(
                        discord.general,
                        "challenge",
                        "opponent",
                        discord.bjorn.id,
                        "game",
                        "murus-gallicus",
                        "side",
                        "first"));
    }

    private List<JsonNode> challengesShown() {
        return discord.messagesOfBot(discord.general).stream()
                .filter(message -> Person.buttons(message).contains("Accept"))
                .toList();
    }

    private void lose(String route, int times) {
        discord.fault(Map.of("kind", "answer_lost", "times", times, "route", route));
    }

    private void refuse(String route, int times) {
        discord.fault(Map.of("kind", "status", "status", 503, "times", times, "route", route));
    }
}
