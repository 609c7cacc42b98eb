package dolmen.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.testing.Control;
import dolmen.sandbox.testing.OpenApiCheck;
import dolmen.sandbox.testing.Person;
import dolmen.sandbox.testing.RawBot;
import dolmen.sandbox.testing.RawGateway;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.dv8tion.jda.api.entities.channel.concrete.ForumChannel;
import net.dv8tion.jda.api.entities.channel.forums.ForumPost;
import net.dv8tion.jda.api.entities.channel.forums.ForumTagSnowflake;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests the tags of forums and of their posts. */
final class ForumTagsTest {
    private static final int EVENTS = 1;
    private static final long SEND_MESSAGES = 1L << 11;
    private static final long MANAGE_CHANNELS = 1L << 4;
    private static final long MANAGE_THREADS = 1L << 34;

    private final Sandbox sandbox = Sandbox.open(SandboxConfiguration.transientOne());
    private final RawGateway gateway = RawGateway.loggedIn(sandbox, EVENTS);
    private final RawBot bot = new RawBot(sandbox, SandboxConfiguration.DEFAULT_TOKEN);
    private final Person astrid = new Control(sandbox).person("Astrid");
    private final Person bjorn = new Control(sandbox).person("Björn");
    private final String guild = astrid.world().at("/guilds/0/id").asText();
    private final String botId = astrid.world().at("/bot/id").asText();
    private final String forum = astrid.post(
                    "guilds/" + guild + "/channels",
                    Json.object().put("name", "Matches").put("type", "forum"))
            .body()
            .path("id")
            .asText();

    @AfterEach
    void close() {
        gateway.close();
        sandbox.close();
        assertThat(OpenApiCheck.find()
                        .map(check -> check.problems(sandbox.exchanges()))
                        .orElse(List.of()))
                .isEmpty();
    }

    @Test
    void a_bot_that_manages_channels_makes_tags_which_keep_their_ids() {
        assertThat(make("Obelisk")).isEqualTo("403 50013");
        allow(MANAGE_CHANNELS);
        assertThat(make("Obelisk")).startsWith("200");
        JsonNode first =
                updated(forum -> !forum.path("available_tags").isEmpty()).at("/available_tags/0");
        assertThat(first.path("name").asText()).isEqualTo("Obelisk");

        JsonNode changed = bot.json(
                "PATCH",
                "channels/" + forum,
                body("available_tags", Json.array().add(first).add(tag("Over"))).toString());

        assertThat(changed.at("/available_tags/0")).isEqualTo(first);
        assertThat(changed.at("/available_tags/1/name").asText()).isEqualTo("Over");
    }

    @Test
    void a_forum_has_at_most_twenty_tags_with_short_names_that_differ() {
        allow(MANAGE_CHANNELS);
        assertThat(make(IntStream.range(0, 21)
                        .mapToObj(number -> "tag " + number)
                        .toArray(String[]::new)))
                .startsWith("400 50035");
        assertThat(make(IntStream.range(0, 20)
                        .mapToObj(number -> "tag " + number)
                        .toArray(String[]::new)))
                .startsWith("200");
        assertThat(make("x".repeat(21))).startsWith("400 50035");
        assertThat(make("")).startsWith("400 50035");
        assertThat(make("Over", "over")).isEqualTo("400 40061");
    }

    @Test
    void a_post_has_at_most_five_tags_of_its_forum_and_shows_them() {
        List<String> tags = tags("one", "two", "three", "four", "five", "six");
        assertThat(post(tags)).startsWith("400 50035");
        assertThat(post(List.of("1"))).startsWith("400 50035");
        JsonNode made = bot.json("POST", "channels/" + forum + "/threads", posting(tags.subList(0, 2)));
        assertThat(Json.read(made.path("applied_tags").toString()))
                .isEqualTo(
                        Json.ids(tags.subList(0, 2).stream().map(Long::valueOf).toList()));
        assertThat(gateway.await("THREAD_CREATE").path("applied_tags")).hasSize(2);

        assertThat(bot.outcome(
                        "PATCH",
                        "channels/" + made.path("id").asText(),
                        body("applied_tags", ids(tags.subList(5, 6))).toString()))
                .startsWith("200");
        assertThat(gateway.await("THREAD_UPDATE").at("/applied_tags/0").asText())
                .isEqualTo(tags.get(5));
    }

    @Test
    void only_who_manages_threads_adds_and_removes_a_moderated_tag() {
        String moderated = tags(true, "Approved").getFirst();
        assertThat(post(List.of(moderated))).isEqualTo("403 50013");
        allow(MANAGE_THREADS);
        String made = bot.json("POST", "channels/" + forum + "/threads", posting(List.of(moderated)))
                .path("id")
                .asText();
        allow(0);
        assertThat(retag(made, List.of())).isEqualTo("403 50013");
        assertThat(retag(made, List.of(moderated))).startsWith("200");
    }

    @Test
    void a_forum_that_requires_a_tag_refuses_posts_without_one() {
        allow(MANAGE_CHANNELS);
        assertThat(require()).isEqualTo("400 40066");
        String tag = tags("Match").getFirst();
        assertThat(require()).startsWith("200");
        assertThat(updated(forum -> forum.path("flags").asInt() == 16)
                        .at("/available_tags/0/id")
                        .asText())
                .isEqualTo(tag);

        assertThat(post(List.of())).isEqualTo("400 40067");
        assertThat(bjorn.post(
                                "channels/" + forum + "/threads",
                                Json.object().put("name", "Mine").put("content", "Hello"))
                        .status())
                .isEqualTo(400);
        assertThat(post(List.of(tag))).startsWith("201");
    }

    @Test
    void the_author_of_a_post_who_may_not_post_any_more_cannot_change_it() {
        String tag = tags("Match").getFirst();
        String made = bot.json("POST", "channels/" + forum + "/threads", posting(List.of()))
                .path("id")
                .asText();
        assertThat(retag(made, List.of(tag))).startsWith("200");
        permit(0, SEND_MESSAGES);
        assertThat(retag(made, List.of())).isEqualTo("403 50013");
    }

    @Test
    void the_real_client_posts_with_tags_and_changes_them() {
        List<String> tags = tags("Obelisk", "Over");
        try (TestBot client = TestBot.login(sandbox, event -> {})) {
            ForumChannel matches = Objects.requireNonNull(client.jda().getForumChannelById(forum));
            ForumPost post = matches.createForumPost("Match 1", MessageCreateData.fromContent("The board"))
                    .setTags(ForumTagSnowflake.fromId(tags.getFirst()))
                    .complete();
            post.getThreadChannel()
                    .getManager()
                    .setAppliedTags(ForumTagSnowflake.fromId(tags.getLast()))
                    .complete();
            assertThat(bot.json("GET", "channels/" + post.getThreadChannel().getId(), "")
                            .at("/applied_tags/0")
                            .asText())
                    .isEqualTo(tags.getLast());
        }
    }

    private JsonNode updated(Predicate<JsonNode> wanted) {
        return Stream.generate(() -> gateway.await("CHANNEL_UPDATE"))
                .filter(wanted)
                .findFirst()
                .orElseThrow();
    }

    private void allow(long permissions) {
        permit(permissions, 0);
    }

    private void permit(long allowed, long denied) {
        astrid.post(
                "channels/" + forum + "/permissions",
                Json.object()
                        .put("id", botId)
                        .put("allow", Long.toString(allowed))
                        .put("deny", Long.toString(denied)));
    }

    /** The ids of tags that Astrid makes. */
    private List<String> tags(String... names) {
        return tags(false, names);
    }

    private List<String> tags(boolean moderated, String... names) {
        ArrayNode tags = Json.array();
        for (String name : names) {
            tags.add(tag(name).put("moderated", moderated));
        }
        return astrid.post("channels/" + forum + "/tags", body("tags", tags))
                .body()
                .path("available_tags")
                .findValuesAsText("id");
    }

    private String make(String... names) {
        ArrayNode tags = Json.array();
        for (String name : names) {
            tags.add(tag(name));
        }
        return bot.outcome(
                "PATCH", "channels/" + forum, body("available_tags", tags).toString());
    }

    private String require() {
        return bot.outcome(
                "PATCH", "channels/" + forum, Json.object().put("flags", 16).toString());
    }

    private String post(List<String> tags) {
        return bot.outcome("POST", "channels/" + forum + "/threads", posting(tags));
    }

    private String retag(String post, List<String> tags) {
        return bot.outcome(
                "PATCH", "channels/" + post, body("applied_tags", ids(tags)).toString());
    }

    private static String posting(List<String> tags) {
        ObjectNode post = Json.object().put("name", "Match");
        post.putObject("message").put("content", "A board");
        post.set("applied_tags", ids(tags));
        return post.toString();
    }

    private static ArrayNode ids(List<String> tags) {
        ArrayNode ids = Json.array();
        tags.forEach(ids::add);
        return ids;
    }

    private static ObjectNode tag(String name) {
        return Json.object().put("name", name);
    }

    private static ObjectNode body(String field, JsonNode value) {
        ObjectNode body = Json.object();
        body.set(field, value);
        return body;
    }
}
