package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.ChallengeId;
import dolmen.bot.match.SettableClock;
import dolmen.bot.storage.TestDatabase;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Challenges whose time is over, and messages that could not be edited when they should have been. */
class ChallengeExpiryTest {
    private static final Duration A_DAY = Duration.ofHours(24);
    private static final String EDIT = "PATCH /channels/.*/messages/.*";

    private final SettableClock clock = new SettableClock();

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord(InstantSource.system(), clock);

    private JsonNode now(JsonNode message) {
        return discord.chiara.message(discord.general, message.path("id").asText());
    }

    private void awaitWords(JsonNode message, String words) {
        discord.eventually(() -> {
            assertThat(now(message).path("content").asText()).isEqualTo(words);
            assertThat(Person.buttons(now(message))).isSubsetOf("Play a computer");
        });
    }

    private void awaitExpired(JsonNode challenge) {
        awaitWords(
                challenge,
                "**Astrid**'s challenge to **Björn** to play **Mausoleum** has expired. A new one is welcome.");
    }

    /** What is tried before the connection stands is tried again later, for which time must pass. */
    private void passUntilExpired(JsonNode challenge) {
        discord.eventually(() -> {
            clock.advance(Duration.ofSeconds(1));
            assertThat(now(challenge).path("content").asText()).contains("has expired");
        });
        awaitExpired(challenge);
    }

    @Test
    void a_challenge_expires_after_a_day_and_a_late_answer_is_refused() {
        JsonNode challenge = discord.challenge("mausoleum");
        Map<String, Object> accept =
                Person.pressing(discord.general, challenge.path("id").asText(), Person.button(challenge, "Accept"));
        clock.advance(A_DAY);

        awaitExpired(challenge);
        discord.control.attempt("interactions?as=" + discord.bjorn.id, accept);
        discord.eventually(() -> assertThat(discord.requests("PATCH", "/channels/.*/messages/.*"))
                .hasSize(1));
    }

    @Test
    void a_late_answer_is_refused_in_words_and_shows_that_the_time_is_over() {
        discord.fault(Map.of("kind", "status", "status", 500, "times", 100, "route", EDIT));
        JsonNode challenge = discord.challenge("mausoleum");
        clock.advance(A_DAY);

        assertThat(discord.bjorn.pressedPrivately(challenge, "Accept"))
                .isEqualTo("This challenge has expired. You can make a new one.");

        awaitExpired(challenge);
    }

    @Test
    void a_challenge_expires_while_nobody_is_there_and_its_message_tells_so_afterwards() throws Exception {
        JsonNode challenge = discord.challenge("mausoleum");
        discord.stopBot();
        clock.advance(A_DAY);

        discord.startBot();

        passUntilExpired(challenge);
    }

    @Test
    void the_edit_that_fails_is_owed_until_it_succeeds_also_after_a_restart() throws Exception {
        JsonNode challenge = discord.challenge("mausoleum");
        discord.fault(Map.of("kind", "status", "status", 500, "times", 1_000_000, "route", EDIT));
        clock.advance(A_DAY);
        discord.eventually(() -> assertThat(discord.requests("PATCH", "/channels/.*/messages/.*"))
                .isNotEmpty());
        assertThat(Person.hasButtons(now(challenge))).isTrue();

        discord.stopBot();
        discord.clearFaults();
        clock.advance(Duration.ofMinutes(1));
        discord.startBot();

        passUntilExpired(challenge);
    }

    @Test
    void the_edit_that_is_refused_for_a_day_is_no_longer_owed() {
        discord.challenge("mausoleum");
        discord.fault(Map.of("kind", "error", "status", 403, "code", 50001, "times", 1_000_000, "route", EDIT));
        clock.advance(A_DAY);
        discord.eventually(() -> assertThat(discord.requests("PATCH", "/channels/.*/messages/.*"))
                .isNotEmpty());
        TestDatabase database = discord.hosted().database;

        database.transactions().write(handle -> handle.execute("UPDATE challenges SET message_attempts = 300"));

        discord.eventually(() -> {
            clock.advance(Duration.ofMinutes(5));
            assertThat(database.postedChallenges().owed(new ChallengeId(1))).isFalse();
        });
    }

    @Test
    void what_an_answer_could_not_show_is_shown_later() {
        JsonNode challenge = discord.challenge("mausoleum");
        discord.fault(
                Map.of("kind", "status", "status", 500, "times", 10, "route", "PATCH /webhooks/.*/messages/@original"));
        discord.control.post(
                "interactions?as=" + discord.astrid.id,
                Person.pressing(
                        discord.general,
                        challenge.path("id").asText(),
                        Person.button(challenge, "Withdraw (Astrid only)")));
        discord.eventually(
                () -> assertThat(discord.requests("PATCH", "/webhooks/.*")).isNotEmpty());
        assertThat(Person.hasButtons(now(challenge))).isTrue();

        clock.advance(Duration.ofSeconds(10));

        awaitWords(challenge, "**Astrid** withdrew the challenge to **Björn** to play **Mausoleum**.");
    }
}
