package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Managers of a server are told what stands in the way of matches. */
class SetupCheckTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void all_is_well_where_nothing_is_missing() {
        assertThat(check())
                .isEqualTo(
                        "All is well in <#%s>: the bot has every permission that it needs.".formatted(discord.general));
    }

    @Test
    void each_missing_permission_is_named_with_what_it_costs() {
        for (Permission permission : List.of(
                Permission.VIEW_CHANNEL,
                Permission.MESSAGE_SEND,
                Permission.MESSAGE_SEND_IN_THREADS,
                Permission.CREATE_PUBLIC_THREADS,
                Permission.MESSAGE_ATTACH_FILES,
                Permission.MESSAGE_HISTORY,
                Permission.MESSAGE_ADD_REACTION)) {
            discord.deny(discord.general, discord.botId(), permission);
            discord.eventually(() -> assertThat(check())
                    .startsWith("Problems for matches in <#" + discord.general + ">:")
                    .contains("- The bot lacks **" + permission.getName() + "**: "));
            discord.deny(discord.general, discord.botId());
            discord.eventually(() -> assertThat(check()).startsWith("All is well"));
        }
    }

    @Test
    void of_a_channel_that_the_bot_cannot_see_only_that_is_said() {
        discord.deny(discord.general, discord.botId(), Permission.VIEW_CHANNEL);
        discord.eventually(
                () -> assertThat(check()).containsOnlyOnce("The bot lacks").contains("cannot see this channel"));
    }

    @Test
    void another_channel_can_be_looked_at() {
        String games = discord.channel("games");
        discord.deny(games, discord.botId(), Permission.MESSAGE_ATTACH_FILES, Permission.MESSAGE_ADD_REACTION);
        discord.eventually(() -> assertThat(
                        Person.privateWords(discord.astrid.part(discord.general, "setup", "check", "channel", games)))
                .contains("<#" + games + ">", "**Attach Files**", "**Add Reactions**")
                .doesNotContain("**Send Messages**"));
        assertThat(check()).startsWith("All is well");
    }

    @Test
    void where_threads_are_switched_off_their_permissions_are_not_missed() {
        discord.deny(discord.general, discord.botId(), Permission.CREATE_PUBLIC_THREADS);
        discord.eventually(() -> assertThat(check()).contains("**Create Public Threads**"));
        discord.astrid.privately(discord.general, "settings-server", "threads", false);
        assertThat(check()).startsWith("All is well");
    }

    @Test
    void where_members_cannot_use_commands_that_is_said() {
        discord.deny(discord.general, discord.guild.path("id").asText(), Permission.USE_APPLICATION_COMMANDS);
        discord.eventually(
                () -> assertThat(check())
                        .contains(
                                "Members without another role lack **Use Application Commands**: commands cannot be used here"));
    }

    @Test
    void where_the_server_wants_no_matches_that_is_said() {
        String games = discord.channel("games");
        discord.astrid.chooseChannels(
                discord.astrid.command(games, "settings-server").path("message"), games);
        assertThat(check()).contains("No match can begin in this channel.", "<#" + games + ">");
        discord.speaks(discord.astrid, "pl");
        assertThat(check()).contains("Na tym serwerze partie zaczyna się tutaj: <#" + games + ">.");
    }

    private String check() {
        return Person.privateWords(discord.astrid.part(discord.general, "setup", "check"));
    }
}
