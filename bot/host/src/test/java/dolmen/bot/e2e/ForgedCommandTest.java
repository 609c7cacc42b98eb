package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Whatever options arrive with a command, such as none of Discord's clients would send, they are answered in words,
 * never by a failure. All of them:
 *
 * <pre>
 * mvn -pl bot/host -am test -Dtest=ForgedCommandTest -Dsurefire.failIfNoSpecifiedTests=false -Ddolmen.forgeries=1000
 * </pre>
 */
class ForgedCommandTest {
    /** How many forgeries of each command are tried. */
    private static final int FORGERIES = Integer.getInteger("dolmen.forgeries", 12);

    private static final String FAILURE = "Something went wrong";
    private static final int COMMAND = 2;
    private static final int SUBCOMMAND = 1;
    private static final int GROUP = 2;
    private static final int STRING = 3;
    private static final int USER = 6;
    private static final int LAST_TYPE = 11;

    private static final List<Object> VALUES = List.of(
            "",
            " ",
            "x".repeat(6_000),
            "9".repeat(40),
            "%s%n🜁\u0000",
            "-1",
            "1",
            "18446744073709551615",
            "999999999999999999",
            Long.MAX_VALUE,
            -1,
            0,
            1e300,
            true,
            Map.of("a", 1),
            List.of("a"));

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private String thread;
    private int looked;

    @BeforeEach
    void open() {
        thread = discord.begin("mausoleum");
    }

    private static ObjectNode option(String name, int type, Object value) {
        ObjectNode option = Control.JSON.createObjectNode().put("name", name).put("type", type);
        option.set("value", Control.JSON.valueToTree(value));
        return option;
    }

    private static ArrayNode options(List<? extends JsonNode> all) {
        return Control.JSON.createArrayNode().addAll(all);
    }

    private static ObjectNode part(String name, int type, List<? extends JsonNode> options) {
        ObjectNode part = Control.JSON.createObjectNode().put("name", name).put("type", type);
        part.set("options", options(options));
        return part;
    }

    /** Ways to fill in a form, nearly as it asks for it, and otherwise. */
    private static List<List<ObjectNode>> fillings(JsonNode form, Random random) {
        var all = new ArrayList<List<ObjectNode>>();
        all.add(List.of());
        all.add(List.of(option("nothing", STRING, "x")));
        all.add(List.of(part("nothing", SUBCOMMAND, List.of())));
        all.add(List.of(part("nothing", GROUP, List.of(part("less", SUBCOMMAND, List.of())))));
        for (Object value : VALUES) {
            all.add(declared(form).stream()
                    .map(one ->
                            option(one.path("name").asText(), one.path("type").asInt(), value))
                    .toList());
            all.add(declared(form).stream()
                    .map(one ->
                            option(one.path("name").asText(), STRING + random.nextInt(LAST_TYPE - STRING + 1), value))
                    .toList());
        }
        for (JsonNode one : declared(form)) {
            for (int type = STRING; type <= LAST_TYPE; type++) {
                Object value = VALUES.get(random.nextInt(VALUES.size()));
                all.add(List.of(option(one.path("name").asText(), type, value)));
            }
        }
        return all;
    }

    private static List<JsonNode> declared(JsonNode form) {
        var all = new ArrayList<JsonNode>();
        form.path("options").forEach(all::add);
        return all.stream().filter(one -> one.path("type").asInt() > GROUP).toList();
    }

    private static List<List<ObjectNode>> forgeries(JsonNode command) {
        var random = new Random(command.path("name").asText().hashCode());
        var all = new ArrayList<>(fillings(command, random));
        for (JsonNode part : command.path("options")) {
            if (part.path("type").asInt() == SUBCOMMAND) {
                fillings(part, random)
                        .forEach(
                                filled -> all.add(List.of(part(part.path("name").asText(), SUBCOMMAND, filled))));
            }
        }
        Collections.shuffle(all, random);
        return all.subList(0, Math.min(FORGERIES, all.size()));
    }

    private ObjectNode data(JsonNode command, List<ObjectNode> options) {
        ObjectNode data = Control.JSON
                .createObjectNode()
                .put("id", command.path("id").asText())
                .put("name", command.path("name").asText())
                .put("type", 1);
        data.set("options", options(options));
        return data;
    }

    private JsonNode send(Person person, Object data) {
        return person.interact(Map.of("type", COMMAND, "forged", true, "channel_id", thread, "data", data));
    }

    /** What the bot has said since the last look that tells of a failure. */
    private List<String> failures() {
        var exchanges = discord.sandbox.exchanges();
        List<String> found = IntStream.range(looked, exchanges.size())
                .mapToObj(number -> exchanges.get(number).request().toString())
                .filter(words -> words.contains(FAILURE))
                .toList();
        looked = exchanges.size();
        return found;
    }

    @Test
    void every_command_with_every_option_is_answered() {
        var failed = new ArrayList<String>();
        for (JsonNode command : discord.registeredCommands()) {
            for (List<ObjectNode> options : forgeries(command)) {
                ObjectNode data = data(command, options);
                JsonNode answer = send(data.hashCode() % 2 == 0 ? discord.astrid : discord.chiara, data);
                if (!failures().isEmpty() || answer.path("outcome").asText().equals("failed")) {
                    String sent = data.path("name").asText() + " " + data.path("options");
                    failed.add(sent.substring(0, Math.min(200, sent.length())) + " "
                            + answer.path("outcome").asText());
                }
            }
        }
        assertThat(failed).isEmpty();
    }

    @Test
    void a_command_that_nobody_has_registered_is_answered() {
        ObjectNode unknown = Control.JSON
                .createObjectNode()
                .put("id", "1")
                .put("name", "nothing")
                .put("type", 1);

        assertThat(Person.privateWords(send(discord.astrid, unknown))).contains("no longer known");
    }

    @Test
    void a_person_whom_discord_does_not_resolve_is_no_opponent() {
        for (JsonNode command : discord.registeredCommands()) {
            if (command.path("name").asText().equals("challenge")) {
                var options = List.of(option("opponent", USER, "1"), option("game", STRING, "mausoleum"));

                assertThat(Person.privateWords(send(discord.astrid, data(command, options))))
                        .doesNotContain(FAILURE)
                        .isNotEmpty();
            }
        }
    }
}
