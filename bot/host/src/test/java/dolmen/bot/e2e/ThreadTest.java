package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The threads of matches do not get lost in the archive, and the channel around them stays quiet. */
class ThreadTest {
    private Duration passed = Duration.ZERO;

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord(() -> Instant.now().plus(passed));

    @Test
    void a_move_takes_the_thread_out_of_the_archive() {
        String thread = discord.begin("murus-gallicus");
        archive(thread);
        assertThat(discord.astrid.privately(discord.general, "move", "move", "a1-a3", "match", 1))
                .contains("You played");
        discord.bjorn.awaitBoard(thread, 1, 1);
        assertThat(archived(thread)).isFalse();
        discord.eventually(
                () -> assertThat(discord.messagesOfBot(thread).stream().filter(Person::hasButtons))
                        .hasSize(1));
    }

    @Test
    void there_is_something_to_resume_only_while_the_thread_lies_in_the_archive() {
        String thread = discord.begin("murus-gallicus");
        assertThat(Person.buttons(challenge(thread))).isEmpty();
        String began = challenge(thread).path("content").asText();

        archive(thread);
        resumable(thread);
        assertThat(challenge(thread).path("content").asText()).isEqualTo(began);
        discord.astrid.privately(discord.general, "move", "move", "a1-a3", "match", 1);
        discord.eventually(() -> assertThat(Person.buttons(challenge(thread))).isEmpty());

        archive(thread);
        resumable(thread);
        discord.control.post(
                "channels/%s/archive?as=%s".formatted(thread, discord.bjorn.id), Map.of("archived", false));
        discord.eventually(() -> assertThat(Person.buttons(challenge(thread))).isEmpty());
        assertThat(challenge(thread).path("content").asText()).isEqualTo(began);
    }

    @Test
    void resume_opens_the_thread_for_every_player_also_after_a_restart() throws Exception {
        String thread = discord.begin("murus-gallicus");
        for (Person player : new Person[] {discord.astrid, discord.bjorn}) {
            archive(thread);
            resumable(thread);
            discord.restartBot();
            assertThat(Person.privateWords(player.press(challenge(thread), "Resume")))
                    .isEqualTo("It is **Astrid**'s turn. <#" + thread + ">");
            assertThat(archived(thread)).isFalse();
            discord.eventually(
                    () -> assertThat(Person.buttons(challenge(thread))).isEmpty());
        }
    }

    @Test
    void an_old_answer_of_discord_does_not_hide_that_the_thread_was_archived_again() {
        String thread = discord.begin("murus-gallicus");
        archive(thread);
        resumable(thread);
        discord.fault(Map.of(
                "kind", "answer_late", "milliseconds", 1_000, "times", 1, "route", "PATCH /channels/.*/messages/.*"));
        discord.bjorn.press(challenge(thread), "Resume");
        discord.eventually(() -> assertThat(Person.buttons(challenge(thread))).isEmpty());
        archive(thread);
        resumable(thread);
    }

    private void resumable(String thread) {
        discord.eventually(() -> assertThat(Person.buttons(challenge(thread))).containsExactly("Resume"));
    }

    @Test
    void whoever_watches_is_led_to_the_thread_and_leaves_it_where_it_is() {
        String thread = discord.begin("murus-gallicus");
        archive(thread);
        resumable(thread);
        assertThat(Person.privateWords(discord.chiara.press(challenge(thread), "Resume")))
                .contains("<#" + thread + ">");
        assertThat(archived(thread)).isTrue();
    }

    @Test
    void when_the_match_is_over_there_is_nothing_to_resume_and_its_thread_stays_where_it_is() {
        String thread = discord.begin("murus-gallicus");
        resign(thread);
        archive(thread);
        discord.eventually(() -> {
            assertThat(Person.buttons(challenge(thread))).isEmpty();
            assertThat(challenge(thread).path("content").asText())
                    .contains("**Astrid** resigned, so **Björn** won.", "<#" + thread + ">");
        });
        assertThat(archived(thread)).isTrue();
    }

    @Test
    void an_accept_button_that_a_crash_has_left_leads_to_the_match() {
        JsonNode challenge = discord.challenge("murus-gallicus");
        discord.fault(Map.of("kind", "status", "status", 500, "times", 1, "route", "PATCH /webhooks/.*"));
        discord.bjorn.press(challenge, "Accept");
        String thread = challenge.path("id").asText();
        discord.bjorn.await(thread, Person::hasButtons);

        assertThat(discord.bjorn.pressedPrivately(challenge(thread), "Accept")).contains("was accepted");
        assertThat(challenge(thread).findValuesAsText("label")).isEmpty();
    }

    @Test
    void a_live_thread_that_was_archived_for_silence_is_opened_again() {
        String thread = discord.begin("murus-gallicus");
        passed = Duration.ofDays(8);
        archive(thread);
        discord.eventually(() -> assertThat(archived(thread)).isFalse());
    }

    @Test
    void a_thread_that_somebody_has_archived_or_whose_match_is_over_stays_in_the_archive() {
        String thread = discord.begin("murus-gallicus");
        String other = discord.begin("murus-gallicus");
        resign(other);
        archive(thread);
        passed = Duration.ofDays(8);
        archive(other);
        String third = discord.begin("murus-gallicus");

        passed = Duration.ofDays(16);
        archive(third);
        discord.eventually(() -> assertThat(archived(third)).isFalse());

        assertThat(archived(thread)).isTrue();
        assertThat(archived(other)).isTrue();
    }

    @Test
    void a_whole_match_leaves_one_message_in_the_channel_around_it() {
        String thread = discord.begin("murus-gallicus");
        discord.play(thread, 1, "a1-a3", "a7-a5");
        archive(thread);
        resumable(thread);
        discord.bjorn.press(challenge(thread), "Resume");
        resign(thread);
        assertThat(discord.messagesOfBot(discord.general)).hasSize(1);
    }

    private void resign(String thread) {
        JsonNode question = discord.astrid.command(thread, "resign").path("message");
        discord.astrid.press(question, "Resign");
        discord.bjorn.await(thread, message -> Person.buttons(message).contains("Rematch"));
    }

    /** The message of the challenge on which the thread hangs. */
    private JsonNode challenge(String thread) {
        return discord.astrid.message(discord.general, thread);
    }

    private void archive(String thread) {
        discord.control.post(
                "channels/%s/archive?as=%s".formatted(thread, discord.astrid.id), Map.of("archived", true));
    }

    private boolean archived(String thread) {
        for (JsonNode one : discord.world().path("guilds").path(0).path("threads")) {
            if (one.path("id").asText().equals(thread)) {
                return one.path("thread_metadata").path("archived").asBoolean();
            }
        }
        throw new AssertionError("no thread " + thread);
    }
}
