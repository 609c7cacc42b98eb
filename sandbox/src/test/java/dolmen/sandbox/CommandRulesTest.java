package dolmen.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.testing.Control;
import dolmen.sandbox.testing.Person;
import dolmen.sandbox.testing.RawBot;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests Discord's refusals of commands, over raw HTTP. */
final class CommandRulesTest {
    private final Sandbox sandbox = Sandbox.open(SandboxConfiguration.transientOne());
    private final RawBot bot = new RawBot(sandbox, SandboxConfiguration.DEFAULT_TOKEN);
    private final Person astrid = new Control(sandbox).person("Astrid");
    private final String botId = astrid.world().at("/bot/id").asText();

    @AfterEach
    void close() {
        sandbox.close();
    }

    @Test
    void commands_have_limits() {
        assertThat(put(command("Upper"))).contains("APPLICATION_COMMAND_INVALID_NAME");
        assertThat(put(command("a b"))).contains("APPLICATION_COMMAND_INVALID_NAME");
        assertThat(put(command("spiel-für_ō"))).startsWith("200");
        assertThat(put(command("x").put("description", ""))).contains("BASE_TYPE_BAD_LENGTH");
        assertThat(put(command("x"), command("x"))).contains("DUPLICATE_NAME");
        ObjectNode order = command("x");
        order.withArrayProperty("options")
                .add(command("a").put("type", 3))
                .add(command("b").put("type", 3).put("required", true));
        assertThat(put(order)).contains("REQUIRED_INVALID");
        ObjectNode choices = command("a").put("type", 3).put("autocomplete", true);
        IntStream.range(0, 26)
                .forEach(i -> choices.withArrayProperty("choices")
                        .addObject()
                        .put("name", "n")
                        .put("value", "v".repeat(101)));
        ObjectNode crowded = command("x");
        crowded.putArray("options").add(choices).add(choices).add(command("sub").put("type", 99));
        assertThat(put(crowded))
                .contains("BASE_TYPE_MAX_LENGTH", "NAME_INVALID", "CHOICES_AUTOCOMPLETE", "NUMBER_TYPE_MAX");
        ObjectNode large = command("x");
        for (int i = 0; i < 25; i++) {
            ObjectNode option = command("o" + i).put("type", 3).put("description", "d".repeat(100));
            IntStream.range(0, 4)
                    .forEach(j -> option.withArrayProperty("choices")
                            .addObject()
                            .put("name", "n" + j)
                            .put("value", "v".repeat(80)));
            large.withArrayProperty("options").add(option);
        }
        assertThat(put(large)).contains("APPLICATION_COMMAND_TOO_LARGE");
        assertThat(put(IntStream.range(0, 101).mapToObj(i -> command("c" + i)).toArray(ObjectNode[]::new)))
                .contains("BASE_TYPE_MAX_LENGTH");
    }

    @Test
    void translations_are_of_known_languages_and_have_the_limits_of_the_originals() {
        assertThat(put(translated("name", "klingon", "spiel"))).contains("BASE_TYPE_CHOICES");
        assertThat(put(translated("name", "de", "Spiel"))).contains("APPLICATION_COMMAND_INVALID_NAME");
        assertThat(put(translated("description", "de", "d".repeat(101)))).contains("BASE_TYPE_BAD_LENGTH");
        ObjectNode choice = Json.object().put("name", "n").put("value", "v");
        choice.putObject("name_localizations").put("de", "");
        ObjectNode command = command("x");
        command.withArrayProperty("options")
                .add(command("a").put("type", 3).set("choices", Json.array().add(choice)));
        assertThat(put(command)).contains("BASE_TYPE_BAD_LENGTH");
        assertThat(put(translated("name", "sv-SE", "spel"))).startsWith("200");
    }

    @Test
    void commands_are_listed_with_translations_only_to_those_who_ask_for_them() {
        put(translated("name", "de", "spiel"));

        assertThat(bot.json("GET", commands(), "").toString()).doesNotContain("localizations");
        assertThat(bot.json("GET", commands() + "?with_localizations=true", "").toString())
                .contains("\"name_localizations\":{\"de\":\"spiel\"}");
    }

    private static ObjectNode translated(String field, String locale, String text) {
        ObjectNode command = command("x");
        command.putObject(field + "_localizations").put(locale, text);
        return command;
    }

    @Test
    void single_commands_are_made_changed_and_removed() {
        String scope = "applications/" + botId + "/guilds/" + guild() + "/commands";
        var made = bot.send("POST", scope, command("one").toString());
        String id = Json.read(made.body()).path("id").asText();

        assertThat(made.statusCode()).isEqualTo(201);
        assertThat(bot.outcome("POST", scope, command("one").toString())).startsWith("200");
        assertThat(bot.json("PATCH", scope + "/" + id, "{\"description\":\"new\"}")
                        .path("description")
                        .asText())
                .isEqualTo("new");
        assertThat(bot.outcome("DELETE", scope + "/" + id, "")).startsWith("204");
        assertThat(bot.json("GET", scope, "").size()).isZero();
        assertThat(bot.outcome("GET", "applications/1/commands", "")).isEqualTo("403 50001");
    }

    private String put(ObjectNode... commands) {
        ArrayNode all = Json.array();
        for (ObjectNode command : commands) {
            all.add(command);
        }
        return bot.outcome("PUT", commands(), all.toString());
    }

    private String commands() {
        return "applications/" + botId + "/commands";
    }

    private String guild() {
        return astrid.world().at("/guilds/0/id").asText();
    }

    private static ObjectNode command(String name) {
        return Json.object().put("name", name).put("description", "d");
    }
}
