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
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests menus and radio groups in modals: Discord's refusals, and the interactions of submitted ones. */
final class ModalMenusTest {
    private static final String OPTIONS =
            "\"options\":[{\"label\":\"A\",\"value\":\"a\"},{\"label\":\"B\",\"value\":\"b\"}]";

    private final Sandbox sandbox = Sandbox.open(SandboxConfiguration.transientOne());
    private final RawBot bot = new RawBot(sandbox, SandboxConfiguration.DEFAULT_TOKEN);
    private final RawGateway gateway = RawGateway.loggedIn(sandbox, 0);
    private final Control control = new Control(sandbox);
    private final Person astrid = control.person("Astrid");
    private final Person bjorn = control.person("Björn");
    private final String general = astrid.channel("general");

    @AfterEach
    void close() {
        gateway.close();
        sandbox.close();
    }

    @Test
    void a_menu_is_in_a_label_and_an_answer_to_it_must_be_possible() {
        JsonNode asked = asked();
        assertThat(shown(asked, label(menu("\"disabled\":true")))).contains("COMPONENT_DISABLED_INVALID");
        assertThat(shown(asked, label(menu("\"min_values\":0")))).contains("MIN_VALUES_INVALID");
        assertThat(shown(asked, "{\"type\":1,\"components\":[%s]}".formatted(menu("\"required\":false"))))
                .contains("UNION_TYPE_CHOICES");
        assertThat(shown(asked, label(menu("\"required\":false")).replace("\"l\"", "\"\"")))
                .contains("BASE_TYPE_BAD_LENGTH");
        assertThat(
                        shown(
                                asked,
                                label(
                                        people(
                                                "\"default_values\":[{\"id\":\"1\",\"type\":\"user\"},{\"id\":\"2\",\"type\":\"user\"}]"))))
                .contains("INVALID_NUMBER_OF_DEFAULT_VALUES");
        assertThat(shown(
                        asked, (label(menu("\"required\":false")) + ",").repeat(5) + label(menu("\"required\":false"))))
                .contains("BAD_LENGTH");
        assertThat(shown(asked, label(menu("\"min_values\":0,\"required\":false"))))
                .startsWith("204");
    }

    @Test
    void choices_arrive_as_values_and_people_are_resolved() {
        JsonNode asked = asked();
        shown(asked, label(menu("\"required\":false")) + "," + label(people("\"max_values\":2")));

        assertThat(submit(asked, Json.object()).status()).isEqualTo(400);
        JsonNode sent = submitted(asked, "{\"m\":[],\"p\":[\"%s\"]}".formatted(bjorn.id()));

        assertThat(sent.at("/data/components/0/type").asInt()).isEqualTo(18);
        assertThat(sent.at("/data/components/0/component/type").asInt()).isEqualTo(3);
        assertThat(sent.at("/data/components/0/component/values")).isEmpty();
        assertThat(sent.at("/data/components/1/component/values/0").asText()).isEqualTo(bjorn.id());
        assertThat(sent.path("data").path("resolved").path("members").has(bjorn.id()))
                .isTrue();
    }

    @Test
    void untouched_fields_arrive_as_the_bot_has_set_them() {
        JsonNode asked = asked();
        shown(
                asked,
                label(menu("").replace("\"value\":\"b\"", "\"value\":\"b\",\"default\":true")) + ","
                        + label(people(
                                "\"default_values\":[{\"id\":\"%s\",\"type\":\"user\"}]".formatted(bjorn.id()))));
        JsonNode sent = submitted(asked, "{}");

        assertThat(sent.at("/data/components/0/component/values/0").asText()).isEqualTo("b");
        assertThat(sent.at("/data/components/1/component/values/0").asText()).isEqualTo(bjorn.id());
    }

    @Test
    void a_radio_group_has_two_to_ten_options_and_is_answered_by_one_value() {
        JsonNode asked = asked();
        String one = "{\"type\":21,\"custom_id\":\"r\",\"options\":[{\"label\":\"A\",\"value\":\"a\"}]}";
        assertThat(shown(asked, label(one))).contains("BAD_LENGTH");
        assertThat(shown(asked, radio("").replace("\"value\":\"b\"", "\"value\":\"a\"")))
                .contains("UNION_TYPE_CHOICES");
        assertThat(shown(asked, label(radio("").replace("\"value\":\"b\"", "\"value\":\"a\""))))
                .contains("DUPLICATED");
        assertThat(shown(
                        asked,
                        label(radio("")) + ","
                                + label(radio("\"required\":false").replace("\"r\"", "\"s\""))))
                .startsWith("204");

        assertThat(submit(asked, Json.object()).status()).isEqualTo(400);
        assertThat(submit(asked, Json.read("{\"r\":\"c\"}")).status()).isEqualTo(400);
        JsonNode sent = submitted(asked, "{\"r\":\"b\"}");
        assertThat(sent.at("/data/components/0/component/value").asText()).isEqualTo("b");
        assertThat(sent.at("/data/components/1/component/value").isNull()).isTrue();
    }

    private JsonNode asked() {
        bot.send(
                "PUT",
                "applications/" + astrid.world().at("/bot/id").asText() + "/commands",
                "[{\"name\":\"play\",\"description\":\"d\"}]");
        var unused = CompletableFuture.supplyAsync(() -> astrid.slash(general, "play", Map.of()));
        return gateway.await("INTERACTION_CREATE");
    }

    private String shown(JsonNode asked, String components) {
        return bot.outcome(
                "POST",
                "interactions/%s/%s/callback"
                        .formatted(
                                asked.path("id").asText(), asked.path("token").asText()),
                "{\"type\":9,\"data\":{\"custom_id\":\"c\",\"title\":\"t\",\"components\":[%s]}}"
                        .formatted(components));
    }

    private Answer submit(JsonNode asked, JsonNode fields) {
        ObjectNode request =
                Json.object().put("type", 5).put("modal_id", asked.path("id").asText());
        request.set("fields", fields);
        return astrid.interact(request);
    }

    private JsonNode submitted(JsonNode asked, String fields) {
        var unused = CompletableFuture.supplyAsync(() -> submit(asked, Json.read(fields)));
        return gateway.await("INTERACTION_CREATE");
    }

    private static String label(String input) {
        return "{\"type\":18,\"label\":\"l\",\"component\":%s}".formatted(input);
    }

    private static String menu(String more) {
        return "{\"type\":3,\"custom_id\":\"m\",%s%s}".formatted(OPTIONS, more.isEmpty() ? "" : "," + more);
    }

    private static String radio(String more) {
        return menu(more).replace("\"type\":3,\"custom_id\":\"m\"", "\"type\":21,\"custom_id\":\"r\"");
    }

    private static String people(String more) {
        return "{\"type\":5,\"custom_id\":\"p\",%s}".formatted(more);
    }
}
