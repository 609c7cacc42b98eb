package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.SettableClock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A private thread shows itself to its members alone; commands can be used there without the bot. */
final class PrivateThreadTest {
    private final SettableClock clock = new SettableClock();

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord(InstantSource.system(), clock);

    private String thread = "";

    @BeforeEach
    void open() {
        thread = discord.control
                .post(
                        "channels/%s/threads?as=%s".formatted(discord.general, discord.bjorn.id),
                        Map.of("name", "Two at a table", "private", true))
                .path("id")
                .asText();
    }

    @Test
    void without_the_bot_no_match_is_offered_there_and_people_are_told_how_to_let_it_in() {
        assertThat(challenge()).contains("I am not in this private thread", "Mention me here");
        assertThat(check()).contains("The bot is not in this private thread", "Mention the bot in the thread");

        addBot();

        assertThat(check()).startsWith("All is well");
        JsonNode challenge = begun();
        discord.bjorn.press(challenge, "Accept");
        discord.astrid.awaitBoard(thread, 1, 0);
    }

    @Test
    void a_bot_that_manages_threads_needs_no_invitation() {
        discord.permit(discord.general, discord.botId(), Permission.MANAGE_THREADS);
        discord.eventually(() -> assertThat(check()).startsWith("All is well"));
        discord.bjorn.press(begun(), "Accept");
        discord.astrid.awaitBoard(thread, 1, 0);
    }

    @Test
    void a_bot_that_was_added_while_it_heard_nothing_finds_out_when_it_is_asked() {
        discord.fault(Map.of("kind", "gateway_swallow", "event", "THREAD_.*"));
        addBot();
        discord.clearFaults();

        assertThat(check()).startsWith("All is well");
        discord.bjorn.press(begun(), "Accept");
        discord.astrid.awaitBoard(thread, 1, 0);
    }

    @Test
    void players_are_told_that_the_bot_was_put_out_of_their_thread_and_a_mention_brings_it_back() {
        addBot();
        discord.bjorn.press(begun(), "Accept");
        discord.astrid.awaitBoard(thread, 1, 0);
        RawRequests.of(discord).send("DELETE", "channels/" + thread + "/thread-members/@me");
        awaitSilences(1);
        clock.advance(Duration.ofMinutes(4));

        String told = Person.words(discord.bjorn.await(
                discord.privateChannel(discord.bjorn),
                message -> Person.words(message).contains("interrupted")));
        assertThat(told)
                .contains("is not in the private thread <#" + thread + ">", "mention it there")
                .doesNotContain("gone");

        addBot();
        awaitSilences(0);
        assertThat(discord.astrid.privately(thread, "move", "move", "a1-a3")).contains("You played");
        discord.bjorn.awaitBoard(thread, 1, 1);
    }

    @Test
    void after_a_restart_a_thread_from_which_the_bot_was_put_out_is_not_called_gone() throws Exception {
        addBot();
        discord.bjorn.press(begun(), "Accept");
        discord.astrid.awaitBoard(thread, 1, 0);
        discord.stopBot();
        RawRequests.of(discord).send("DELETE", "channels/" + thread + "/thread-members/@me");
        discord.startBot();
        awaitSilences(1);
        clock.advance(Duration.ofMinutes(4));

        assertThat(Person.words(discord.bjorn.await(
                        discord.privateChannel(discord.bjorn),
                        message -> Person.words(message).contains("interrupted"))))
                .contains("is not in the private thread");
    }

    private void addBot() {
        discord.control.post(
                "channels/%s/messages?as=%s".formatted(thread, discord.bjorn.id),
                Map.of("content", "<@%s> and <@%s>".formatted(discord.botId(), discord.astrid.id)));
    }

    private String challenge() {
        return discord.bjorn.privately(
                thread, "challenge", "opponent", discord.astrid.id, "game", "murus-gallicus", "side", "second");
    }

    private JsonNode begun() {
        JsonNode challenge = discord.astrid.challenge(thread, discord.bjorn, "murus-gallicus", "side", "first");
        assertThat(Person.words(challenge)).contains("challenges you");
        return challenge;
    }

    private String check() {
        return Person.privateWords(discord.astrid.part(thread, "setup", "check"));
    }

    private void awaitSilences(int matches) {
        discord.eventually(
                () -> assertThat(discord.hosted().database.silences().lasting()).hasSize(matches));
    }
}
