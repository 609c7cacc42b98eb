package dolmen.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.testing.Control;
import dolmen.sandbox.testing.Person;
import dolmen.sandbox.testing.RawBot;
import dolmen.sandbox.testing.RawGateway;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests places made by people: threads, forums with posts, and voice channels with a text conversation. */
final class PlacesTest {
    private static final int EVENTS = 1 | 1 << 9;

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.now());
    private final Sandbox sandbox =
            Sandbox.open(SandboxConfiguration.transientOne().withClock(now::get));
    private final RawGateway gateway = RawGateway.loggedIn(sandbox, EVENTS);
    private final RawBot bot = new RawBot(sandbox, SandboxConfiguration.DEFAULT_TOKEN);
    private final Control control = new Control(sandbox);
    private final Person astrid = control.person("Astrid");
    private final Person bjorn = control.person("Björn");
    private final String guild = astrid.world().at("/guilds/0/id").asText();
    private final String general = astrid.channel("general");
    private final String botId = astrid.world().at("/bot/id").asText();

    @AfterEach
    void close() {
        gateway.close();
        sandbox.close();
    }

    @Test
    void a_thread_of_people_is_heard_of_and_written_in() {
        String thread = open(bjorn, general, named("Analysis"));
        JsonNode heard = gateway.await("THREAD_CREATE");
        assertThat(heard.path("id").asText()).isEqualTo(thread);
        assertThat(heard.path("owner_id").asText()).isEqualTo(bjorn.id());
        assertThat(heard.path("newly_created").asBoolean()).isTrue();
        assertThat(heard.has("member")).isFalse();

        assertThat(interaction(bjorn, thread).at("/channel/type").asInt()).isEqualTo(11);
        assertThat(write(thread)).startsWith("200");
        assertThat(gateway.await("THREAD_MEMBERS_UPDATE")
                        .at("/added_members/0/user_id")
                        .asText())
                .isEqualTo(botId);
        String message = bjorn.say(general, "About this").body().path("id").asText();
        assertThat(open(astrid, general, named("On it").put("message_id", message)))
                .isEqualTo(message);
        String secret = open(bjorn, general, named("Secret").put("private", true));
        assertThat(write(secret)).isEqualTo("403 50001");
    }

    @Test
    void a_private_thread_is_hidden_from_the_bot_until_it_is_mentioned_there() {
        String secret = open(bjorn, general, named("Secret").put("private", true));
        String other = open(bjorn, general, named("Other"));
        assertThat(gateway.await("THREAD_CREATE").path("id").asText()).isEqualTo(other);
        assertThat(bot.outcome("GET", "channels/" + secret, "")).isEqualTo("403 50001");
        assertThat(interaction(bjorn, secret).at("/channel/id").asText()).isEqualTo(secret);

        bjorn.say(secret, "<@" + botId + "> come in");
        JsonNode revealed = gateway.await("THREAD_CREATE");
        assertThat(revealed.path("id").asText()).isEqualTo(secret);
        assertThat(revealed.path("newly_created").asBoolean()).isFalse();
        assertThat(revealed.at("/member/user_id").asText()).isEqualTo(botId);
        assertThat(gateway.await("MESSAGE_CREATE").path("channel_id").asText()).isEqualTo(secret);
        assertThat(write(secret)).startsWith("200");
    }

    @Test
    void an_event_that_is_swallowed_reaches_nobody() {
        control.fault(Json.object().put("kind", "gateway_swallow").put("event", "THREAD_CREATE"));
        open(bjorn, general, named("Unheard"));
        control.delete("faults");
        String heard = open(bjorn, general, named("Heard"));
        assertThat(gateway.await("THREAD_CREATE").path("id").asText()).isEqualTo(heard);
    }

    @Test
    void an_idle_thread_is_archived_by_itself_and_opened_by_a_word() {
        String idle = open(bjorn, general, named("Idle"));
        String busy = open(bjorn, general, named("Busy"));
        pass(Duration.ofMinutes(4_000));
        bjorn.say(busy, "Still here");
        pass(Duration.ofMinutes(4_000));
        JsonNode archived = gateway.await("THREAD_UPDATE");

        assertThat(archived.path("id").asText()).isEqualTo(idle);
        assertThat(archived.at("/thread_metadata/archived").asBoolean()).isTrue();
        assertThat(archived(busy)).isFalse();
        assertThat(write(idle)).startsWith("200");
        assertThat(gateway.await("THREAD_UPDATE")
                        .at("/thread_metadata/archived")
                        .asBoolean())
                .isFalse();
        pass(Duration.ofMinutes(4_321));
        gateway.await("THREAD_UPDATE");
        gateway.await("THREAD_UPDATE");
        bjorn.say(busy, "Once more");
        assertThat(archived(busy)).isFalse();
    }

    @Test
    void a_locked_thread_refuses_people_who_do_not_manage_threads() {
        String thread = open(bjorn, general, named("Closed"));
        assertThat(bjorn.post("channels/" + thread + "/lock", Json.object()).status())
                .isEqualTo(400);
        assertThat(astrid.post("channels/" + thread + "/lock", Json.object()).status())
                .isEqualTo(200);

        assertThat(write(thread)).isEqualTo("400 160005");
        assertThat(bjorn.say(thread, "Please").body().path("message").asText()).isEqualTo("This thread is locked");
        astrid.post("channels/" + thread + "/archive", Json.object());
        assertThat(write(thread)).isEqualTo("400 160005");
        assertThat(astrid.say(thread, "I may").status()).isEqualTo(200);
    }

    @Test
    void a_forum_has_posts_alone() {
        String forum = add("Openings", "forum");
        assertThat(gateway.await("CHANNEL_CREATE").path("type").asInt()).isEqualTo(15);
        assertThat(write(forum)).isEqualTo("400 40058");
        assertThat(bjorn.say(forum, "Hello").status()).isEqualTo(400);
        assertThat(bjorn.post("channels/" + forum + "/threads", named("Wordless"))
                        .status())
                .isEqualTo(400);
        String post = open(bjorn, forum, named("The corner").put("content", "Shall we?"));

        assertThat(gateway.await("THREAD_CREATE").path("parent_id").asText()).isEqualTo(forum);
        assertThat(bjorn.messages(post))
                .singleElement()
                .satisfies(first -> assertThat(first.path("id").asText()).isEqualTo(post));
        assertThat(interaction(bjorn, post).at("/channel/parent_id").asText()).isEqualTo(forum);
        assertThat(write(post)).startsWith("200");
        assertThat(bot.outcome("POST", "channels/" + post + "/threads", "{\"name\":\"Match\"}"))
                .isEqualTo("400 50024");
        assertThat(bot.outcome("POST", "channels/" + forum + "/threads", "{\"name\":\"Match\"}"))
                .startsWith("400 50035");
        assertThat(bot.outcome(
                        "POST",
                        "channels/" + forum + "/threads",
                        "{\"name\":\"Match\",\"message\":{\"content\":\"\"}}"))
                .isEqualTo("400 50006");
        assertThat(bot.json(
                                "POST",
                                "channels/" + forum + "/threads",
                                "{\"name\":\"Match\",\"message\":{\"content\":\"A board\"}}")
                        .at("/message/content")
                        .asText())
                .isEqualTo("A board");
    }

    @Test
    void a_voice_channel_has_text_but_no_threads() {
        String voice = add("Table talk", "voice");
        assertThat(gateway.await("CHANNEL_CREATE").path("type").asInt()).isEqualTo(2);
        assertThat(write(voice)).startsWith("200");
        assertThat(interaction(bjorn, voice).at("/channel/type").asInt()).isEqualTo(2);
        assertThat(bot.outcome("POST", "channels/" + voice + "/threads", "{\"name\":\"x\",\"type\":11}"))
                .isEqualTo("400 50024");
        assertThat(bjorn.post("channels/" + voice + "/threads", named("x")).status())
                .isEqualTo(400);
        astrid.post(
                "channels/" + voice + "/permissions",
                Json.object().put("id", botId).put("allow", "0").put("deny", Long.toString(1L << 20)));
        assertThat(write(voice)).isEqualTo("403 50001");
        assertThat(bjorn.post("guilds/" + guild + "/channels", named("mine")).status())
                .isEqualTo(400);
        assertThat(astrid.post("guilds/" + guild + "/channels", named("odd").put("type", "stage"))
                        .status())
                .isEqualTo(400);
    }

    private static ObjectNode named(String name) {
        return Json.object().put("name", name);
    }

    private String add(String name, String type) {
        return astrid.post("guilds/" + guild + "/channels", named(name).put("type", type))
                .body()
                .path("id")
                .asText();
    }

    private static String open(Person person, String channel, ObjectNode thread) {
        return person.post("channels/" + channel + "/threads", thread)
                .body()
                .path("id")
                .asText();
    }

    private boolean archived(String thread) {
        return bot.json("GET", "channels/" + thread, "")
                .at("/thread_metadata/archived")
                .asBoolean();
    }

    private String write(String channel) {
        return bot.outcome("POST", "channels/" + channel + "/messages", "{\"content\":\"x\"}");
    }

    private JsonNode interaction(Person person, String channel) {
        bot.send("PUT", "applications/" + botId + "/commands", "[{\"name\":\"play\",\"description\":\"d\"}]");
        var unused = CompletableFuture.supplyAsync(() -> person.slash(channel, "play", Map.of()));
        return gateway.await("INTERACTION_CREATE");
    }

    private void pass(Duration duration) {
        now.updateAndGet(instant -> instant.plus(duration));
    }
}
