package dolmen.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.testing.Control;
import dolmen.sandbox.testing.Person;
import dolmen.sandbox.testing.RawBot;
import dolmen.sandbox.testing.RawGateway;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests notifications: only new messages notify, and only as far as their senders allow. */
final class NotificationsTest {
    private static final String NOBODY = "{\"parse\":[]}";

    private final Sandbox sandbox = Sandbox.open(SandboxConfiguration.transientOne());
    private final RawGateway gateway = RawGateway.loggedIn(sandbox, 0);
    private final RawBot bot = new RawBot(sandbox, SandboxConfiguration.DEFAULT_TOKEN);
    private final Control control = new Control(sandbox);
    private final Person astrid = control.person("Astrid");
    private final Person bjorn = control.person("Björn");
    private final Person chiara = control.person("Chiara");
    private final String general = astrid.channel("general");
    private final String botId = astrid.world().at("/bot/id").asText();

    @AfterEach
    void close() {
        gateway.close();
        sandbox.close();
    }

    @Test
    void a_new_message_notifies_the_people_whom_it_may_mention() {
        String message = say(content("Your move, " + bjorn.mention()));
        say(content("Not " + chiara.mention()).set("allowed_mentions", Json.read(NOBODY)));

        assertThat(bjorn.notifications()).singleElement().satisfies(call -> {
            assertThat(call.path("message_id").asText()).isEqualTo(message);
            assertThat(call.path("channel_id").asText()).isEqualTo(general);
            assertThat(call.path("reason").asText()).isEqualTo("mention");
            assertThat(call.path("read").asBoolean()).isFalse();
        });
        assertThat(chiara.notifications()).isEmpty();
        assertThat(astrid.notifications()).isEmpty();
    }

    @Test
    void an_edit_calls_nobody() {
        String message = say(content("Wait"));
        bot.json(
                "PATCH",
                "channels/" + general + "/messages/" + message,
                content("Now, " + bjorn.mention()).toString());

        assertThat(bjorn.notifications()).isEmpty();
    }

    @Test
    void the_answer_that_fills_in_a_promise_calls_nobody_and_the_next_message_does() {
        JsonNode edited = interaction();
        callback(edited, "{\"type\":5}");
        bot.json(
                "PATCH",
                webhook(edited) + "/messages/@original",
                content(bjorn.mention()).toString());
        JsonNode followed = interaction();
        callback(followed, "{\"type\":5}");
        bot.json("POST", webhook(followed), content(bjorn.mention()).toString());
        assertThat(bjorn.notifications()).isEmpty();

        String next = bot.json(
                        "POST", webhook(followed), content(bjorn.mention()).toString())
                .path("id")
                .asText();
        assertThat(bjorn.notifications())
                .extracting(call -> call.path("message_id").asText())
                .containsExactly(next);
    }

    @Test
    void an_answer_at_once_calls() {
        callback(interaction(), reply(content(bjorn.mention())));

        assertThat(reasons(bjorn)).containsExactly("mention");
    }

    @Test
    void ephemeral_and_silent_messages_notify_nobody() {
        callback(
                interaction(), reply(content(astrid.mention() + bjorn.mention()).put("flags", 64)));
        say(content(bjorn.mention()).put("flags", 1 << 12));

        assertThat(bjorn.notifications()).isEmpty();
        assertThat(astrid.notifications()).isEmpty();
    }

    @Test
    void a_direct_message_calls_its_recipient_when_it_is_created() {
        String direct = bjorn.direct();
        String message = say(direct, content("Your match has begun"));
        bot.json(
                "PATCH",
                "channels/" + direct + "/messages/" + message,
                content("It is over").toString());
        bjorn.say(direct, "Thanks");

        assertThat(reasons(bjorn)).containsExactly("direct_message");
    }

    @Test
    void a_reply_notifies_the_author_it_answers_unless_told_otherwise() {
        String question = bjorn.say(general, "Whose move?").body().path("id").asText();
        say(content("Yours").set("message_reference", Json.object().put("message_id", question)));
        ObjectNode quiet = content("Still yours");
        quiet.putObject("message_reference").put("message_id", question);
        quiet.set("allowed_mentions", Json.read(NOBODY));
        say(quiet);
        ((ObjectNode) quiet.path("allowed_mentions")).put("replied_user", true);
        say(quiet);

        assertThat(reasons(bjorn)).containsExactly("mention", "mention");
    }

    @Test
    void roles_and_everybody_are_notified_by_members_with_the_permission() {
        String guild = astrid.world().at("/guilds/0/id").asText();
        ObjectNode umpires = Json.object().put("name", "Umpires").put("permissions", "0");
        umpires.putArray("members").add(bjorn.id());
        String role = control.post("guilds/" + guild + "/roles", umpires)
                .body()
                .path("id")
                .asText();
        say(content("<@&" + role + ">"));
        say(content("@everyone"));
        astrid.post(
                "channels/" + general + "/permissions",
                Json.object().put("id", botId).put("allow", "0").put("deny", Long.toString(1L << 17)));
        say(content("@everyone and <@&" + role + ">"));

        assertThat(reasons(bjorn)).containsExactly("role", "everyone");
        assertThat(reasons(chiara)).containsExactly("everyone");
    }

    @Test
    void only_people_who_see_the_place_are_notified_and_everybody_in_a_thread_means_its_members() {
        astrid.post(
                "channels/" + general + "/permissions",
                Json.object().put("id", bjorn.id()).put("allow", "0").put("deny", Long.toString(1L << 10)));
        say(content(bjorn.mention() + chiara.mention()));
        String thread = bot.json("POST", "channels/" + general + "/threads", "{\"name\":\"Match\",\"type\":11}")
                .path("id")
                .asText();
        bot.send("PUT", "channels/" + thread + "/thread-members/" + astrid.id(), "");
        say(thread, content("@everyone"));

        assertThat(bjorn.notifications()).isEmpty();
        assertThat(reasons(chiara)).containsExactly("mention");
        assertThat(reasons(astrid)).containsExactly("everyone");
    }

    @Test
    void reads_and_deletions_reach_every_window() {
        try (RawGateway window =
                RawGateway.open(URI.create("ws://127.0.0.1:" + sandbox.port() + "/sandbox/ws?as=" + bjorn.id()))) {
            assertThat(window.await("NOTIFICATIONS").path("unread")).isEmpty();
            String first = say(content(bjorn.mention()));
            assertThat(window.await("NOTIFICATIONS").path("unread").findValuesAsText("message_id"))
                    .containsExactly(first);
            assertThat(bjorn.post("channels/" + general + "/read", Json.object())
                            .status())
                    .isEqualTo(204);
            assertThat(window.await("NOTIFICATIONS").path("unread")).isEmpty();
            String second = say(content(bjorn.mention()));
            assertThat(window.await("NOTIFICATIONS").path("unread").findValuesAsText("message_id"))
                    .containsExactly(second);
            bot.send("DELETE", "channels/" + general + "/messages/" + second, "");
            assertThat(window.await("NOTIFICATIONS").path("unread")).isEmpty();
        }
        assertThat(bjorn.notifications())
                .extracting(call -> call.path("read").asBoolean())
                .containsExactly(true, true);
    }

    @Test
    void calls_outlive_a_restart_and_an_older_world_has_none(@TempDir Path folder) throws Exception {
        SandboxConfiguration kept = SandboxConfiguration.transientOne().withFolder(folder);
        try (Sandbox first = Sandbox.open(kept)) {
            Person writer = new Control(first).person("Astrid");
            writer.say(
                    writer.channel("general"),
                    new Control(first).person("Björn").mention());
        }
        try (Sandbox second = Sandbox.open(kept)) {
            assertThat(new Control(second).person("Björn").notifications()).hasSize(1);
        }
        Path world = folder.resolve("world.json");
        ObjectNode older = (ObjectNode) Json.read(Files.readString(world));
        older.remove("notifications");
        Files.writeString(world, older.toString());
        try (Sandbox third = Sandbox.open(kept)) {
            Person reader = new Control(third).person("Björn");
            assertThat(reader.notifications()).isEmpty();
            assertThat(reader.messages(reader.channel("general"))).hasSize(1);
        }
    }

    private static List<String> reasons(Person person) {
        return person.notifications().stream()
                .map(call -> call.path("reason").asText())
                .toList();
    }

    private String say(JsonNode message) {
        return say(general, message);
    }

    private String say(String channel, JsonNode message) {
        return bot.json("POST", "channels/" + channel + "/messages", message.toString())
                .path("id")
                .asText();
    }

    private static ObjectNode content(String content) {
        return Json.object().put("content", content);
    }

    private static String reply(JsonNode message) {
        return Json.object().put("type", 4).set("data", message).toString();
    }

    private JsonNode interaction() {
        bot.send("PUT", "applications/" + botId + "/commands", "[{\"name\":\"play\",\"description\":\"d\"}]");
        var unused = CompletableFuture.supplyAsync(() -> astrid.slash(general, "play", Map.of()));
        return gateway.await("INTERACTION_CREATE");
    }

    private void callback(JsonNode interaction, String body) {
        String path = "interactions/" + interaction.path("id").asText() + "/"
                + interaction.path("token").asText();
        assertThat(bot.outcome("POST", path + "/callback", body)).startsWith("204");
    }

    private String webhook(JsonNode interaction) {
        return "webhooks/" + botId + "/" + interaction.path("token").asText();
    }
}
