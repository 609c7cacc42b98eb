package dolmen.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.sandbox.json.Json;
import dolmen.sandbox.testing.Control;
import dolmen.sandbox.testing.OpenApiCheck;
import dolmen.sandbox.testing.Person;
import java.util.List;
import java.util.Objects;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.concrete.ForumChannel;
import net.dv8tion.jda.api.entities.channel.concrete.VoiceChannel;
import net.dv8tion.jda.api.entities.channel.forums.ForumPost;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests that the real client finds servers, forums and voice channels. */
final class PlacesClientTest {
    private final Sandbox sandbox = Sandbox.open(SandboxConfiguration.transientOne());
    private final Person astrid = new Control(sandbox).person("Astrid");
    private final String guild = astrid.world().at("/guilds/0/id").asText();
    private final String forum = add("Openings", "forum");
    private final String voice = add("Table talk", "voice");
    private final TestBot bot = TestBot.login(sandbox, event -> {});

    @AfterEach
    void close() {
        bot.close();
        sandbox.close();
        assertThat(OpenApiCheck.find()
                        .map(check -> check.problems(sandbox.exchanges()))
                        .orElse(List.of()))
                .isEmpty();
    }

    @Test
    void a_post_is_written_with_a_picture() {
        ForumChannel openings = Objects.requireNonNull(bot.jda().getForumChannelById(forum));
        ForumPost post = openings.createForumPost(
                        "Match 1",
                        new MessageCreateBuilder()
                                .setContent("The board")
                                .setFiles(FileUpload.fromData(ParrotBot.PNG, "board.png"))
                                .build())
                .complete();

        assertThat(post.getMessage().getId()).isEqualTo(post.getThreadChannel().getId());
        assertThat(astrid.messages(post.getThreadChannel().getId()))
                .singleElement()
                .satisfies(message ->
                        assertThat(message.at("/attachments/0/width").asInt()).isEqualTo(1));
    }

    @Test
    void a_voice_channel_is_written_in() {
        VoiceChannel talk = Objects.requireNonNull(bot.jda().getVoiceChannelById(voice));
        assertThat(talk.canTalk()).isTrue();
        talk.sendMessage("Good evening").complete();

        assertThat(astrid.messages(voice)).hasSize(1);
    }

    @Test
    void a_server_has_no_boosts() {
        Guild server = Objects.requireNonNull(bot.jda().getGuildById(guild));

        assertThat(server.getBoostTier()).isEqualTo(Guild.BoostTier.NONE);
        assertThat(server.getBoostCount()).isZero();
    }

    private String add(String name, String type) {
        return astrid.post(
                        "guilds/" + guild + "/channels",
                        Json.object().put("name", name).put("type", type))
                .body()
                .path("id")
                .asText();
    }
}
