package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.SettableClock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What others read of a match whose player has had all deleted. */
final class ForgottenPlayerTest {
    private static final int SILENT = 1 << 12;

    /** Pseudonyms have few digits, ids of Discord's have many. */
    private static final String PSEUDONYM = "<@[0-9]{1,9}>";

    private final SettableClock clock = new SettableClock();

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord(InstantSource.system(), clock);

    private void forget(Person person) {
        JsonNode question = person.part(discord.general, "privacy", "delete").path("message");
        person.press(question, "Forget me");
    }

    private String result(String thread) {
        return Person.words(discord.astrid.await(
                thread, message -> message.findValuesAsText("label").contains("Rematch")));
    }

    @Test
    void the_result_of_a_match_under_way_names_and_calls_as_of_one_moment() {
        String thread = discord.begin("mausoleum");
        discord.moveBoth(thread, 1);

        forget(discord.bjorn);

        String result = result(thread);
        assertThat(result)
                .contains("<@" + discord.astrid.id + ">", "resigned")
                .doesNotContain("somebody")
                .doesNotContainPattern(PSEUDONYM);
        assertThat(result.contains("<@" + discord.bjorn.id + ">")).isEqualTo(result.contains("**Björn**"));
        assertThat(result.contains("**Björn**")).isNotEqualTo(result.contains("**Deleted player**"));
    }

    @Test
    void each_reader_is_told_in_their_own_language_who_was_forgotten() {
        String thread = discord.begin("mausoleum");
        discord.moveBoth(thread, 1);
        forget(discord.bjorn);
        discord.speaks(discord.astrid, "de");

        JsonNode history = discord.astrid.command(thread, "history").path("message");
        assertThat(Person.words(history)).contains("**Gelöschtes Konto**").doesNotContain("Deleted player");
    }

    @Test
    void the_thread_and_the_message_that_began_a_match_lose_the_name() {
        String thread = discord.begin("mausoleum");
        discord.moveBoth(thread, 1);
        discord.astrid.press(discord.astrid.command(thread, "resign").path("message"), "Resign");
        discord.eventually(() -> assertThat(nameOf(thread)).isEqualTo("✓ Astrid – Björn · Mausoleum #1"));
        discord.eventually(() -> assertThat(began(thread)).contains("**Astrid** resigned, so **Björn** won."));

        forget(discord.bjorn);

        clock.advance(Duration.ofMinutes(10));
        discord.eventually(() -> assertThat(nameOf(thread)).isEqualTo("✓ Astrid – Deleted player · Mausoleum #1"));
        discord.eventually(() -> assertThat(began(thread))
                .contains("**Astrid** resigned, so **Deleted player** won.")
                .doesNotContain("Björn"));
    }

    private String nameOf(String thread) {
        return StreamSupport.stream(
                        discord.world().findParents("thread_metadata").spliterator(), false)
                .filter(one -> one.path("id").asText().equals(thread))
                .findFirst()
                .orElseThrow()
                .path("name")
                .asText();
    }

    private String began(String thread) {
        return Person.words(discord.astrid.message(discord.general, thread));
    }

    @Test
    void a_rematch_with_somebody_who_is_gone_is_refused_for_that_and_not_as_if_by_a_block() {
        String thread = discord.begin("mausoleum");
        discord.moveBoth(thread, 1);
        forget(discord.bjorn);
        JsonNode result = discord.astrid.await(
                thread, message -> message.findValuesAsText("label").contains("Rematch"));

        assertThat(Person.privateWords(discord.astrid.press(result, "Rematch")))
                .startsWith("One of the players has left, so there is no rematch.");
    }

    @Test
    void whoever_waits_for_somebody_who_is_gone_hears_no_sound() {
        discord.challenge("mausoleum");
        forget(discord.bjorn);
        clock.advance(Duration.ofMinutes(1));

        JsonNode call = discord.astrid.await(
                discord.general,
                message -> message.path("mentions").findValuesAsText("id").contains(discord.astrid.id)
                        && Person.words(message).contains("declined"));
        assertThat(call.path("flags").asInt() & SILENT).isEqualTo(SILENT);
        assertThat(Person.words(call)).contains("**Deleted player** declined").doesNotContain("Björn");
    }

    @Test
    void whoever_left_a_larger_table_before_is_not_called_to_its_end() {
        String thread =
                discord.beginTable("murus-gallicus(goal=escape,players=3)", List.of(discord.bjorn, discord.chiara));
        discord.chiara.press(discord.chiara.command(thread, "resign").path("message"), "Resign");
        forget(discord.chiara);

        discord.bjorn.press(discord.bjorn.command(thread, "resign").path("message"), "Resign");

        assertThat(result(thread))
                .contains("<@" + discord.astrid.id + ">", "<@" + discord.bjorn.id + ">", "**Deleted player**")
                .doesNotContain(discord.chiara.id)
                .doesNotContainPattern(PSEUDONYM);
    }
}
