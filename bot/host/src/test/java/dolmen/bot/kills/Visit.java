package dolmen.bot.kills;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dolmen.bot.id.GuildId;
import dolmen.sandbox.testing.Control;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * What one person sees and does on a server of the local Discord; nothing that fails is an error here.
 *
 * @param id the person's
 * @param server where they play
 * @param answers to whom it is told how their questions were answered
 */
record Visit(Control control, String id, GuildId server, Answers answers) {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int LOADING = 128;
    private static final int PRIVATE = 64;

    /** The server as the person sees it. */
    JsonNode guild() {
        return list(control.get("world?as=" + id).body().path("guilds")).stream()
                .filter(guild -> guild.path("id").asLong() == server.value())
                .findFirst()
                .orElseThrow();
    }

    /** The latest messages of a channel, oldest first. */
    List<JsonNode> messages(String channel, int limit) {
        return list(control.get("channels/%s/messages?limit=%d&as=%s".formatted(channel, limit, id))
                .body());
    }

    /** All messages of a channel that everybody can read, oldest first. */
    List<JsonNode> allMessages(String channel) {
        List<JsonNode> all = messages(channel, 100);
        List<JsonNode> page = all;
        while (page.size() == 100) {
            page = list(control.get("channels/%s/messages?limit=100&before=%s&as=%s"
                            .formatted(channel, page.getFirst().path("id").asText(), id))
                    .body());
            all = Stream.concat(page.stream(), all.stream()).toList();
        }
        return all.stream()
                .filter(message -> (message.path("flags").asInt() & PRIVATE) == 0)
                .toList();
    }

    static boolean loading(JsonNode message) {
        return (message.path("flags").asInt() & LOADING) != 0;
    }

    static List<JsonNode> list(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false).toList();
    }

    /** Runs a command; the answer of the control interface. */
    JsonNode command(String channel, String command, Map<String, String> options) {
        return interact(Map.of(
                "type",
                2,
                "channel_id",
                channel,
                "command",
                command,
                "options",
                options.entrySet().stream()
                        .map(option -> Map.of("name", option.getKey(), "value", option.getValue()))
                        .toList()));
    }

    /** What is offered while the option is empty. Discord itself says where nothing could be offered. */
    List<String> offered(String channel, String command, String option) {
        JsonNode answer = send(Map.of(
                "type",
                4,
                "channel_id",
                channel,
                "command",
                command,
                "options",
                List.of(Map.of("name", option, "value", "", "focused", true))));
        return answer.path("choices").findValuesAsText("value");
    }

    /** Presses the component, or chooses values in it. */
    JsonNode touch(JsonNode message, String component, String... values) {
        return interact(Map.of(
                "type",
                3,
                "channel_id",
                message.path("channel_id").asText(),
                "message_id",
                message.path("id").asText(),
                "custom_id",
                component,
                "values",
                List.of(values)));
    }

    /** Sends the form that an answer has opened. */
    JsonNode submit(JsonNode opened, String field, String value) {
        return interact(Map.of(
                "type", 5, "modal_id", opened.path("modal").path("id").asText(), "fields", Map.of(field, value)));
    }

    /** Writes an answer to a message; the message written. */
    JsonNode reply(JsonNode original, String words) {
        return control.post(
                        "channels/%s/messages?as=%s"
                                .formatted(original.path("channel_id").asText(), id),
                        JSON.valueToTree(Map.of(
                                "content",
                                words,
                                "reply_to",
                                original.path("id").asText())))
                .body();
    }

    private JsonNode interact(Map<String, ?> interaction) {
        return answers.note(() -> send(interaction));
    }

    private JsonNode send(Map<String, ?> interaction) {
        return control.post("interactions?wait=done&as=" + id, JSON.valueToTree(interaction))
                .body();
    }

    /** The first id of a component with that beginning. */
    static Optional<String> component(JsonNode message, String beginning) {
        return components(message, id -> id.startsWith(beginning)).findFirst();
    }

    static Stream<String> components(JsonNode message, Predicate<String> condition) {
        return message.path("components").findValuesAsText("custom_id").stream().filter(condition);
    }
}
