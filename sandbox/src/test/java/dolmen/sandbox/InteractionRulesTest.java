package dolmen.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.rest.Conditions;
import dolmen.sandbox.testing.Control;
import dolmen.sandbox.testing.Control.Answer;
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

/** Tests the rules of time and order for interactions, with a clock that the test moves. */
final class InteractionRulesTest {
    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-11-21T12:00:00Z"));
    private final Sandbox sandbox = Sandbox.open(SandboxConfiguration.transientOne()
            .withConditions(Conditions.PUNCTUAL)
            .withClock(now::get));
    private final RawBot bot = new RawBot(sandbox, SandboxConfiguration.DEFAULT_TOKEN);
    private final RawGateway gateway = RawGateway.loggedIn(sandbox, 0);
    private final Person astrid = new Control(sandbox).person("Astrid");
    private final String general = astrid.channel("general");
    private final String botId = astrid.world().at("/bot/id").asText();

    @AfterEach
    void close() {
        gateway.close();
        sandbox.close();
    }

    @Test
    void an_interaction_is_acknowledged_within_three_seconds_and_once() {
        JsonNode first = interaction();
        assertThat(callback(first, "{\"type\":4,\"data\":{\"content\":\"a\"}}")).startsWith("204");
        assertThat(callback(first, "{\"type\":4,\"data\":{\"content\":\"a\"}}")).isEqualTo("400 40060");
        JsonNode second = interaction();
        pass(Duration.ofMillis(3_001));
        assertThat(callback(second, "{\"type\":5}")).isEqualTo("404 10062");
        assertThat(bot.outcome("POST", webhook(second), "{\"content\":\"x\"}")).isEqualTo("404 10015");
    }

    @Test
    void a_nonce_is_remembered_for_five_minutes() {
        String message = "{\"content\":\"once\",\"nonce\":\"n1\",\"enforce_nonce\":true}";
        String first = written(message);
        pass(Duration.ofMinutes(4));
        assertThat(written(message)).isEqualTo(first);
        pass(Duration.ofSeconds(61));
        assertThat(written(message)).isNotEqualTo(first);
        assertThat(astrid.messages(general)).hasSize(2);
    }

    private String written(String message) {
        return bot.json("POST", "channels/" + general + "/messages", message)
                .path("id")
                .asText();
    }

    @Test
    void a_token_is_worth_nothing_after_fifteen_minutes() {
        JsonNode interaction = interaction();
        callback(interaction, "{\"type\":5}");
        pass(Duration.ofMinutes(14));
        assertThat(bot.outcome("PATCH", webhook(interaction) + "/messages/@original", "{\"content\":\"in time\"}"))
                .startsWith("200");
        pass(Duration.ofSeconds(61));
        assertThat(bot.outcome("PATCH", webhook(interaction) + "/messages/@original", "{\"content\":\"late\"}"))
                .isEqualTo("401 50027");
    }

    @Test
    void an_application_on_an_account_alone_follows_up_five_times() {
        String guild = astrid.world().at("/guilds/0/id").asText();
        astrid.post("guilds/" + guild + "/installation", Json.object().put("installation", "none"));
        astrid.post("people/application", Json.object().put("installed", true));

        JsonNode interaction = interaction();
        callback(interaction, "{\"type\":4,\"data\":{\"content\":\"a\"}}");
        for (int number = 1; number <= 5; number++) {
            assertThat(bot.outcome("POST", webhook(interaction), "{\"content\":\"b\"}"))
                    .startsWith("200");
        }
        assertThat(bot.outcome("POST", webhook(interaction), "{\"content\":\"c\"}"))
                .isEqualTo("400 40094");
        assertThat(interaction.path("authorizing_integration_owners"))
                .isEqualTo(Json.object().put("1", astrid.id()));
    }

    @Test
    void the_first_follow_up_keeps_the_promise_and_the_next_is_a_message() {
        JsonNode interaction = interaction();
        callback(interaction, "{\"type\":5}");
        String promised = astrid.messages(general).getFirst().path("id").asText();

        assertThat(astrid.messages(general).getFirst().path("flags").asInt()).isEqualTo(128);
        assertThat(bot.json("POST", webhook(interaction), "{\"content\":\"one\"}")
                        .path("id")
                        .asText())
                .isEqualTo(promised);
        String next = bot.json("POST", webhook(interaction), "{\"content\":\"two\",\"flags\":64}")
                .path("id")
                .asText();
        assertThat(next).isNotEqualTo(promised);
        assertThat(bot.outcome("GET", webhook(interaction) + "/messages/" + next, ""))
                .startsWith("200");
        assertThat(bot.outcome("DELETE", webhook(interaction) + "/messages/" + next, ""))
                .startsWith("204");
        assertThat(bot.outcome("DELETE", webhook(interaction) + "/messages/@original", ""))
                .startsWith("204");
        assertThat(bot.outcome("GET", webhook(interaction) + "/messages/@original", ""))
                .isEqualTo("404 10008");
        assertThat(astrid.messages(general)).isEmpty();
    }

    @Test
    void a_follow_up_that_keeps_a_promise_is_as_public_or_private_as_that() {
        JsonNode open = interaction();
        callback(open, "{\"type\":5}");
        JsonNode closed = interaction();
        callback(closed, "{\"type\":5,\"data\":{\"flags\":64}}");

        assertThat(bot.json("POST", webhook(open), "{\"content\":\"one\",\"flags\":64}")
                        .path("flags")
                        .asInt())
                .isZero();
        assertThat(bot.json("POST", webhook(closed), "{\"content\":\"one\"}")
                        .path("flags")
                        .asInt())
                .isEqualTo(64);
    }

    @Test
    void an_answer_must_fit_its_interaction() {
        JsonNode interaction = interaction();
        assertThat(callback(interaction, "{\"type\":6}")).contains("INVALID_CALLBACK_TYPE");
        assertThat(callback(interaction, "{\"type\":8}")).contains("INVALID_CALLBACK_TYPE");
        assertThat(callback(interaction, "{\"type\":9,\"data\":{}}")).contains("BASE_TYPE_REQUIRED");
        assertThat(callback(
                        interaction,
                        "{\"type\":9,\"data\":{\"custom_id\":\"m\",\"title\":\"t\",\"components\":[{\"type\":2}]}}"))
                .contains("UNION_TYPE_CHOICES");
        String form =
                "{\"type\":9,\"data\":{\"custom_id\":\"m\",\"title\":\"t\",\"components\":[{\"type\":18,\"label\":\"l\","
                        + "\"component\":{\"type\":4,\"custom_id\":\"f\",\"style\":1}},{\"type\":10,\"content\":\"c\"},"
                        + "{\"type\":1,\"components\":[{\"type\":4,\"custom_id\":\"g\",\"style\":1,\"required\":false}]}]}}";
        assertThat(callback(interaction, form)).startsWith("204");
        assertThat(bot.outcome("GET", webhook(interaction) + "/messages/@original", ""))
                .isEqualTo("404 10008");

        CompletableFuture<Answer> submitted = CompletableFuture.supplyAsync(() -> astrid.interact(Json.object()
                .put("type", 5)
                .put("modal_id", interaction.path("id").asText())
                .set("fields", Json.object().put("f", "value"))));
        JsonNode submit = gateway.await("INTERACTION_CREATE");
        assertThat(submit.at("/data/components/0/component/value").asText()).isEqualTo("value");
        assertThat(submit.at("/data/components/2/components/0/value").asText()).isEmpty();
        assertThat(callback(submit, form)).contains("INVALID_CALLBACK_TYPE");
        assertThat(callback(submit, "{\"type\":4,\"data\":{\"content\":\"thanks\"}}"))
                .startsWith("204");
        assertThat(submitted
                        .join()
                        .body()
                        .at("/message/interaction_metadata/triggering_interaction_metadata/id")
                        .asText())
                .isEqualTo(interaction.path("id").asText());
    }

    @Test
    void choices_have_limits() {
        register();
        CompletableFuture<Answer> typed =
                CompletableFuture.supplyAsync(() -> astrid.complete(general, "play", Map.of(), "move", "a"));
        JsonNode typing = gateway.await("INTERACTION_CREATE");

        assertThat(typing.at("/data/options/0/focused").asBoolean()).isTrue();
        assertThat(callback(typing, "{\"type\":8,\"data\":{\"choices\":[{\"name\":\"\",\"value\":\"v\"}]}}"))
                .contains("BASE_TYPE_BAD_LENGTH");
        assertThat(callback(typing, "{\"type\":8,\"data\":{\"choices\":[]}}")).startsWith("204");
        assertThat(typed.join().body().path("choices").size()).isZero();
    }

    @Test
    void a_command_in_a_direct_channel_has_a_user_and_no_member() {
        register();
        String direct = astrid.direct();
        CompletableFuture<Answer> ignored = CompletableFuture.supplyAsync(() -> astrid.slash(direct, "play", Map.of()));
        JsonNode interaction = gateway.await("INTERACTION_CREATE");

        assertThat(interaction.at("/user/id").asText()).isEqualTo(astrid.id());
        assertThat(interaction.has("member")).isFalse();
        assertThat(interaction.path("context").asInt()).isEqualTo(1);
        callback(interaction, "{\"type\":4,\"data\":{\"content\":\"here\"}}");
        assertThat(ignored.join().body().path("outcome").asText()).isEqualTo("answered");
    }

    private void register() {
        bot.send(
                "PUT",
                "applications/" + botId + "/commands",
                "[{\"name\":\"play\",\"description\":\"d\",\"integration_types\":[0,1],\"options\":[{\"type\":3,\"name\":\"move\",\"description\":\"d\",\"autocomplete\":true}]}]");
    }

    private JsonNode interaction() {
        register();
        var unused = CompletableFuture.supplyAsync(() -> astrid.slash(general, "play", Map.of()));
        return gateway.await("INTERACTION_CREATE");
    }

    private String callback(JsonNode interaction, String body) {
        String path = "interactions/" + interaction.path("id").asText() + "/"
                + interaction.path("token").asText();
        return bot.outcome("POST", path + "/callback", body);
    }

    private String webhook(JsonNode interaction) {
        return "webhooks/" + botId + "/" + interaction.path("token").asText();
    }

    private void pass(Duration duration) {
        now.updateAndGet(instant -> instant.plus(duration));
    }
}
