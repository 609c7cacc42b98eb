package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Nobody is offered a match where its boards could not be posted. */
final class GroundTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

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
    void a_missing_permission_has_the_name_that_the_reader_sees_in_discord() {
        discord.speaks(discord.astrid, "sv-SE");
        discord.deny(discord.general, discord.botId(), Permission.MESSAGE_ATTACH_FILES);
        assertThat(challenge()).contains("jag saknar **Bifoga filer** i den här kanalen");
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
        var message = discord.astrid.challenge(discord.general, discord.bjorn, "murus-gallicus");
        discord.deny(discord.general, discord.botId(), Permission.MESSAGE_ATTACH_FILES);
        assertThat(discord.bjorn.pressedPrivately(message, "Accept")).contains("I lack **Attach Files**");
    }

    @Test
    void a_server_with_the_commands_alone_is_told_to_let_the_bot_in() {
        discord.install("commands");
        assertThat(challenge()).contains("I am not a member of this server. Whoever manages it can add me");
        assertThat(discord.astrid
                        .part(discord.general, "setup", "check")
                        .at("/message/content")
                        .asText())
                .contains("Add the bot itself: <https://discord.com/oauth2/authorize?");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "help",
                "games",
                "seek game obelisk",
                "leaderboard",
                "settings",
                "settings-server",
                "rules game obelisk",
                "board",
                "history",
                "replay",
                "profile",
                "privacy export"
            })
    void on_a_server_with_the_commands_alone_every_command_has_an_answer(String command) {
        discord.install("commands");
        String[] words = command.split(" ");
        Object[] options = List.of(words).subList(1, words.length).toArray();
        String answer = words.length == 2
                ? discord.astrid
                        .part(discord.general, words[0], words[1])
                        .at("/message/content")
                        .asText()
                : Person.words(discord.astrid
                        .command(discord.general, words[0], options)
                        .path("message"));
        assertThat(answer).isNotEmpty().doesNotContain("Something went wrong");
    }

    @Test
    void a_server_that_lets_the_bot_in_is_greeted_with_what_stands_in_the_way() {
        discord.install("none");
        discord.deny(discord.general, discord.botId(), Permission.MESSAGE_ATTACH_FILES);
        discord.install("bot");
        assertThat(discord.astrid
                        .await(
                                discord.general,
                                message -> Person.buttons(message).contains("Play now"))
                        .path("content")
                        .asText())
                .contains("/play", "/challenge", "The bot lacks **Attach Files**");
    }
}
