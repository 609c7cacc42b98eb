package dolmen.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.testing.Control;
import dolmen.sandbox.testing.Control.Answer;
import dolmen.sandbox.testing.Person;
import dolmen.sandbox.testing.RawBot;
import dolmen.sandbox.testing.RawGateway;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests user commands, and that of an Activity: their registration, the bot's event, and its answer. */
final class UserCommandsTest {
    private final Sandbox sandbox = Sandbox.open(SandboxConfiguration.transientOne());
    private final RawBot bot = new RawBot(sandbox, SandboxConfiguration.DEFAULT_TOKEN);
    private final RawGateway gateway = RawGateway.loggedIn(sandbox, 0);
    private final Control control = new Control(sandbox);
    private final Person astrid = control.person("Astrid");
    private final Person bjorn = control.person("Björn");
    private final String general = astrid.channel("general");
    private final String botId = astrid.world().at("/bot/id").asText();

    @AfterEach
    void close() {
        gateway.close();
        sandbox.close();
    }

    @Test
    void they_have_a_name_with_capitals_and_blanks_and_nothing_else() {
        assertThat(put("{\"type\":2,\"name\":\"Say Hello\"}")).startsWith("200");
        JsonNode known = bot.json("GET", commands(), "").path(0);
        assertThat(known.path("type").asInt()).isEqualTo(2);
        assertThat(known.path("description").asText("absent")).isEmpty();

        assertThat(put("{\"type\":2,\"name\":\"\"}")).contains("BASE_TYPE_BAD_LENGTH");
        assertThat(put("{\"type\":2,\"name\":\"a\",\"description\":\"d\"}")).contains("DESCRIPTION_INVALID");
        assertThat(put("{\"type\":2,\"name\":\"a\",\"options\":[{\"type\":3,\"name\":\"o\",\"description\":\"d\"}]}"))
                .contains("OPTIONS_INVALID");
        assertThat(put("{\"type\":2,\"name\":\"play\"},{\"name\":\"play\",\"description\":\"d\"}"))
                .startsWith("200");
    }

    @Test
    void fifteen_fit_beside_a_hundred_slash_commands() {
        String slash = IntStream.range(0, 100)
                .mapToObj(i -> "{\"name\":\"s%d\",\"description\":\"d\"}".formatted(i))
                .collect(Collectors.joining(","));
        assertThat(put(slash + "," + people(15))).startsWith("200");
        assertThat(put(people(16))).contains("BASE_TYPE_MAX_LENGTH");
    }

    @Test
    void an_entry_point_cannot_be_left_out_of_a_bulk_update() {
        String entry = "{\"type\":4,\"name\":\"launch\",\"description\":\"Launch it\",\"handler\":2}";
        assertThat(bot.outcome("POST", commands(), entry)).startsWith("201");
        assertThat(put("{\"type\":2,\"name\":\"Wave\"}")).startsWith("400 50240");
        assertThat(put("{\"type\":2,\"name\":\"Wave\"}," + entry)).startsWith("200");

        String id = bot.json("GET", commands(), "").findValuesAsText("id").getLast();
        assertThat(bot.outcome("DELETE", commands() + "/" + id, "")).startsWith("204");
        assertThat(put("{\"type\":2,\"name\":\"Wave\"}")).startsWith("200");
    }

    @Test
    void the_bot_is_told_the_target_and_the_answer_names_the_command() {
        put("{\"type\":2,\"name\":\"Wave\",\"contexts\":[0]}");
        CompletableFuture<Answer> run = CompletableFuture.supplyAsync(() -> astrid.interact(on(bjorn, general)));
        JsonNode interaction = gateway.await("INTERACTION_CREATE");

        JsonNode data = interaction.path("data");
        assertThat(interaction.path("type").asInt()).isEqualTo(2);
        assertThat(data.path("type").asInt()).isEqualTo(2);
        assertThat(data.path("target_id").asText()).isEqualTo(bjorn.id());
        assertThat(data.has("options")).isFalse();
        assertThat(data.path("resolved")
                        .path("users")
                        .path(bjorn.id())
                        .path("global_name")
                        .asText())
                .isEqualTo("Björn");
        assertThat(data.path("resolved")
                        .path("members")
                        .path(bjorn.id())
                        .path("permissions")
                        .asText())
                .isNotEmpty();

        bot.outcome(
                "POST",
                "interactions/%s/%s/callback"
                        .formatted(
                                interaction.path("id").asText(),
                                interaction.path("token").asText()),
                "{\"type\":4,\"data\":{\"content\":\"Hello\"}}");
        JsonNode message = run.join().body().path("message");
        assertThat(message.path("type").asInt()).isEqualTo(23);
        assertThat(message.path("interaction_metadata")
                        .path("target_user")
                        .path("id")
                        .asText())
                .isEqualTo(bjorn.id());
    }

    @Test
    void a_command_on_a_message_brings_the_message_along() {
        put("{\"type\":3,\"name\":\"Solve\"}");
        JsonNode said = bjorn.say(general, "Look at this.").body();
        ObjectNode choice = Json.object()
                .put("type", 2)
                .put("channel_id", general)
                .put("command", "Solve")
                .put("target_message_id", said.path("id").asText());
        CompletableFuture<Answer> run = CompletableFuture.supplyAsync(() -> astrid.interact(choice));
        JsonNode interaction = gateway.await("INTERACTION_CREATE");

        JsonNode data = interaction.path("data");
        assertThat(data.path("type").asInt()).isEqualTo(3);
        assertThat(data.path("target_id")).isEqualTo(said.path("id"));
        assertThat(data.path("resolved")
                        .path("messages")
                        .path(said.path("id").asText())
                        .path("content")
                        .asText())
                .isEqualTo("Look at this.");

        bot.outcome(
                "POST",
                "interactions/%s/%s/callback"
                        .formatted(
                                interaction.path("id").asText(),
                                interaction.path("token").asText()),
                "{\"type\":4,\"data\":{\"content\":\"Hello\"}}");
        JsonNode metadata = run.join().body().path("message").path("interaction_metadata");
        assertThat(metadata.path("target_message_id")).isEqualTo(said.path("id"));
        assertThat(metadata.path("command_type").asInt()).isEqualTo(3);

        assertThat(astrid.interact(choice.put("target_message_id", "77")).status())
                .isEqualTo(404);
    }

    @Test
    void they_are_not_found_elsewhere_nor_as_slash_commands_nor_on_nobody() {
        put("{\"type\":2,\"name\":\"Wave\",\"contexts\":[0]}");
        assertThat(astrid.interact(on(bjorn, astrid.direct())).status()).isEqualTo(400);
        assertThat(astrid.interact(Json.object()
                                .put("type", 2)
                                .put("channel_id", general)
                                .put("command", "Wave"))
                        .status())
                .isEqualTo(400);
        assertThat(astrid.interact(on(bjorn, general).put("target_id", "77")).status())
                .isEqualTo(400);
    }

    private static ObjectNode on(Person target, String channel) {
        return Json.object()
                .put("type", 2)
                .put("channel_id", channel)
                .put("command", "Wave")
                .put("target_id", target.id());
    }

    private static String people(int number) {
        return IntStream.range(0, number)
                .mapToObj(i -> "{\"type\":2,\"name\":\"P %d\"}".formatted(i))
                .collect(Collectors.joining(","));
    }

    private String put(String commands) {
        return bot.outcome("PUT", commands(), "[" + commands + "]");
    }

    private String commands() {
        return "applications/" + botId + "/commands";
    }
}
