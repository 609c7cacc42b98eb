package dolmen.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dolmen.sandbox.json.Json;
import dolmen.sandbox.testing.Control;
import dolmen.sandbox.testing.Person;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import net.dv8tion.jda.api.entities.channel.concrete.PrivateChannel;
import net.dv8tion.jda.api.events.GenericEvent;
import net.dv8tion.jda.api.events.guild.GuildAvailableEvent;
import net.dv8tion.jda.api.events.guild.GuildJoinEvent;
import net.dv8tion.jda.api.events.guild.GuildLeaveEvent;
import net.dv8tion.jda.api.events.guild.GuildUnavailableEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.requests.ErrorResponse;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests the real client with unreachable places and people. */
final class LostPlacesClientTest {
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final Sandbox sandbox = Sandbox.open(SandboxConfiguration.transientOne());
    private final Control control = new Control(sandbox);
    private final Person astrid = control.person("Astrid");
    private final Person bjorn = control.person("Björn");
    private final String guild = astrid.world().at("/guilds/0/id").asText();
    private final TestBot bot = TestBot.login(sandbox, this::hear);

    @AfterEach
    void close() {
        bot.close();
        sandbox.close();
    }

    private void hear(GenericEvent event) {
        switch (event) {
            case GuildLeaveEvent leave -> heard.add("left");
            case GuildJoinEvent join -> heard.add("joined");
            case GuildUnavailableEvent outage -> heard.add("unavailable");
            case GuildAvailableEvent back -> heard.add("available");
            case SlashCommandInteractionEvent slash -> {
                heard.add("attached " + slash.isFromAttachedGuild());
                slash.reply("here").queue();
            }
            default -> {}
        }
    }

    @Test
    void a_removal_and_a_return_are_told_apart_from_an_outage() throws InterruptedException {
        install("none");
        assertThat(next()).isEqualTo("left");
        assertThat(bot.jda().getGuilds()).isEmpty();
        install("bot");
        assertThat(next()).isEqualTo("joined");
        outage(true);
        assertThat(next()).isEqualTo("unavailable");
        assertThat(bot.jda().isUnavailable(Long.parseLong(guild))).isTrue();
        outage(false);
        assertThat(next()).isEqualTo("available");
    }

    @Test
    void commands_come_from_a_detached_server_where_there_is_no_bot() throws InterruptedException {
        bot.jda().updateCommands().addCommands(Commands.slash("play", "d")).complete();
        install("commands");
        assertThat(next()).isEqualTo("left");

        assertThat(astrid.slash(astrid.channel("general"), "play", Map.of())
                        .body()
                        .path("outcome")
                        .asText())
                .isEqualTo("answered");
        assertThat(next()).isEqualTo("attached false");
    }

    @Test
    void nobody_is_written_to_against_his_will_or_without_a_common_server() {
        PrivateChannel direct = bot.jda().openPrivateChannelById(bjorn.id()).complete();
        bjorn.closeDirectMessages(true);
        assertThat(refusal(direct)).isEqualTo(ErrorResponse.CANNOT_SEND_TO_USER);
        bjorn.post("guilds/" + guild + "/leave", Json.object());
        assertThat(refusal(direct)).isEqualTo(ErrorResponse.NO_MUTUAL_GUILDS);
    }

    private static ErrorResponse refusal(PrivateChannel direct) {
        return catchThrowableOfType(
                        ErrorResponseException.class,
                        () -> direct.sendMessage("Your move").complete())
                .getErrorResponse();
    }

    private @Nullable String next() throws InterruptedException {
        return heard.poll(20, TimeUnit.SECONDS);
    }

    private void install(String installation) {
        control.post("guilds/" + guild + "/installation", Json.object().put("installation", installation));
    }

    private void outage(boolean unavailable) {
        control.post("guilds/" + guild + "/outage", Json.object().put("unavailable", unavailable));
    }
}
