package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.discord.DiscordRefusedException;
import java.nio.file.Path;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Nobody is offered a match where its boards could not be posted. */
final class GroundTest {
    @TempDir
    private Path folder;

    private LocalDiscord discord;

    @BeforeEach
    void open() throws DiscordRefusedException, InterruptedException {
        discord = new LocalDiscord(folder);
    }

    @AfterEach
    void close() {
        discord.close();
    }

    private String challenge() {
        return discord.astrid.privately(
                discord.general, "challenge", "opponent", discord.bjorn.id, "game", "murus-gallicus");
    }

    @ParameterizedTest
    @EnumSource(
            value = Permission.class,
            names = {"VIEW_CHANNEL", "MESSAGE_ATTACH_FILES"})
    void without_a_permission_that_every_board_needs_no_match_is_offered(Permission permission) {
        discord.deny(discord.general, discord.botId(), permission);
        assertThat(challenge()).contains("I lack **" + permission.getName() + "** in this channel", "/setup check");
        assertThat(discord.messagesOfBot(discord.general)).isEmpty();
        assertThat(discord.astrid.privately(discord.general, "seek", "game", "obelisk"))
                .contains("**" + permission.getName() + "**");
    }

    @Test
    void a_match_needs_a_thread_or_the_channel_itself() {
        discord.deny(discord.general, discord.botId(), Permission.CREATE_PUBLIC_THREADS, Permission.MESSAGE_SEND);
        assertThat(challenge()).contains("I lack **Send Messages** in this channel");
    }

    @Test
    void without_threads_it_is_played_in_the_channel() {
        discord.deny(discord.general, discord.botId(), Permission.CREATE_PUBLIC_THREADS);
        assertThat(discord.astrid
                        .command(discord.general, "challenge", "opponent", discord.bjorn.id, "game", "murus-gallicus")
                        .at("/message/content")
                        .asText())
                .contains("challenges you");
    }

    @Test
    void a_challenge_cannot_be_accepted_where_a_permission_has_gone_since() {
        var message = discord.astrid
                .command(discord.general, "challenge", "opponent", discord.bjorn.id, "game", "murus-gallicus")
                .path("message");
        discord.deny(discord.general, discord.botId(), Permission.MESSAGE_ATTACH_FILES);
        assertThat(discord.bjorn.pressedPrivately(message, "Accept")).contains("I lack **Attach Files**");
    }
}
