package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.SandboxConfiguration;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A match is shown to whoever sees the channel in which it is played, to its players and to moderators. */
class OnlookerTest {
    private static final String HIDDEN = "There is no such match here.";

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    /** Another channel, where everybody may look. */
    private String elsewhere() {
        for (JsonNode channel : discord.guild.path("channels")) {
            String id = channel.path("id").asText();
            if (!id.equals(discord.general)) {
                return id;
            }
        }
        throw new AssertionError("one channel only");
    }

    private List<String> askedBy(Person person) {
        return List.of(
                person.privately(elsewhere(), "board", "match", 1),
                person.privately(elsewhere(), "board", "match", 1, "text", true),
                person.privately(elsewhere(), "history", "match", 1),
                person.privately(elsewhere(), "resign", "match", 1),
                person.privately(elsewhere(), "move", "match", 1, "move", "a1"));
    }

    @Test
    void who_may_not_see_the_channel_is_shown_nothing_of_its_matches() {
        JsonNode seen = discord.challenge("mausoleum");
        discord.bjorn.press(seen, "Accept");
        String thread = seen.path("id").asText();
        discord.bjorn.await(thread, Person::hasButtons);
        JsonNode history =
                discord.chiara.command(elsewhere(), "history", "match", 1).path("message");
        assertThat(Person.words(history)).doesNotContain(HIDDEN);

        discord.deny(discord.general, discord.chiara.id, Permission.VIEW_CHANNEL);

        assertThat(askedBy(discord.chiara))
                .allSatisfy(words -> assertThat(words).startsWith(HIDDEN));
        assertThat(discord.chiara.privately(elsewhere(), "board", "match", 77))
                .as("the same words as of a match that is not there")
                .isEqualTo(discord.chiara.privately(elsewhere(), "board", "match", 1));
        assertThat(discord.bjorn.privately(elsewhere(), "history", "match", 1)).doesNotContain(HIDDEN);
    }

    @Test
    void no_button_shows_it_to_them_either() {
        discord.begin("mausoleum");
        String message = discord.chiara
                .command(elsewhere(), "board", "match", 1)
                .path("message")
                .path("id")
                .asText();
        discord.deny(discord.general, discord.chiara.id, Permission.VIEW_CHANNEL);

        for (String action : List.of(
                "board",
                "more",
                "flip",
                "words",
                "history",
                "history-latest",
                "resume",
                "rules",
                "rematch",
                "resign",
                "resign-yes",
                "ask-draw",
                "ask-yes",
                "abort",
                "abort-yes",
                "type",
                "pick",
                "plan",
                "turn-yes")) {
            long before = refusals();
            discord.chiara.interact(Map.of(
                    "type",
                    3,
                    "forged",
                    true,
                    "channel_id",
                    elsewhere(),
                    "message_id",
                    message,
                    "data",
                    Map.of(
                            "custom_id",
                            "v1:" + action + ":1:0",
                            "component_type",
                            action.equals("pick") ? 3 : 2,
                            "id",
                            1,
                            "values",
                            List.of("a1"))));
            discord.eventually(() -> assertThat(refusals()).as(action).isEqualTo(before + 1));
        }
    }

    private long refusals() {
        return discord.chiara.messages(elsewhere()).stream()
                .filter(message -> (message.path("flags").asInt() & Person.PRIVATE) != 0
                        && Person.words(message).startsWith(HIDDEN))
                .count();
    }

    @Test
    void a_role_that_sees_the_channel_sees_its_matches() {
        discord.begin("mausoleum");
        String everybody = discord.guild.path("id").asText();
        discord.permit(discord.general, discord.botId(), Permission.VIEW_CHANNEL);
        discord.deny(discord.general, everybody, Permission.VIEW_CHANNEL);
        assertThat(discord.chiara.privately(elsewhere(), "history", "match", 1)).startsWith(HIDDEN);

        String role = discord.role("Watchers", Permission.MESSAGE_ADD_REACTION, discord.chiara);
        discord.permit(discord.general, role, Permission.VIEW_CHANNEL);
        assertThat(discord.chiara.privately(elsewhere(), "history", "match", 1)).doesNotContain(HIDDEN);
    }

    @Test
    void moderators_may_look_and_in_private_only_players_may() {
        discord.begin("mausoleum");
        discord.deny(discord.general, discord.chiara.id, Permission.VIEW_CHANNEL);
        String role = discord.role("Keepers", Permission.MODERATE_MEMBERS, discord.chiara);
        assertThat(discord.chiara.privately(elsewhere(), "board", "match", 1)).startsWith(HIDDEN);

        discord.astrid.privately(discord.general, "settings-server", "moderators", role);
        assertThat(discord.chiara.privately(elsewhere(), "board", "match", 1)).doesNotContain(HIDDEN);
        assertThat(discord.chiara.privately(discord.privateChannel(discord.chiara), "board", "match", 1))
                .startsWith(HIDDEN);
        assertThat(discord.bjorn.privately(discord.privateChannel(discord.bjorn), "board", "match", 1))
                .doesNotContain(HIDDEN);
    }

    @Test
    void a_match_in_a_private_thread_is_for_those_who_are_in_it() throws IOException, InterruptedException {
        String thread = privateThread();
        for (Person in : List.of(discord.astrid, discord.bjorn)) {
            letIn(thread, in);
        }
        JsonNode challenge = discord.bjorn.challenge(thread, discord.astrid, "mausoleum");
        discord.astrid.press(challenge, "Accept");
        Person dora = discord.newcomer("Dora");
        letIn(thread, dora);
        discord.eventually(() -> assertThat(discord.match(1).live()).isTrue());

        assertThat(discord.chiara.privately(discord.general, "history", "match", 1))
                .startsWith(HIDDEN);
        assertThat(dora.privately(discord.general, "history", "match", 1)).doesNotContain(HIDDEN);
        assertThat(dora.privately(thread, "history")).doesNotContain(HIDDEN);
    }

    @Test
    void the_matches_of_two_are_listed_for_those_who_may_look() {
        String thread = discord.begin("mausoleum");
        discord.moveBoth(thread, 1);
        discord.bjorn.press(discord.bjorn.command(thread, "resign").path("message"), "Resign");
        assertThat(compared()).contains("#1 Mausoleum");

        discord.deny(discord.general, discord.chiara.id, Permission.VIEW_CHANNEL);
        assertThat(compared()).doesNotContain("#1 Mausoleum");
    }

    private String compared() {
        return Person.words(discord.chiara
                .command(elsewhere(), "compare", "player", discord.astrid.id, "other", discord.bjorn.id)
                .path("message"));
    }

    private String privateThread() throws IOException, InterruptedException {
        String answer = asBot("POST", "channels/" + discord.general + "/threads", "{\"name\":\"secret\",\"type\":12}");
        return Control.JSON.readTree(answer).path("id").asText();
    }

    private void letIn(String thread, Person person) throws IOException, InterruptedException {
        asBot("PUT", "channels/%s/thread-members/%s".formatted(thread, person.id), "");
    }

    private String asBot(String method, String path, String body) throws IOException, InterruptedException {
        String base = discord.sandbox.apiBase().toString();
        HttpResponse<String> answer = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create(base + (base.endsWith("/") ? "" : "/") + path))
                                .header("Authorization", "Bot " + SandboxConfiguration.DEFAULT_TOKEN)
                                .header("Content-Type", "application/json")
                                .method(method, HttpRequest.BodyPublishers.ofString(body))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isBetween(200, 299);
        return answer.body();
    }
}
