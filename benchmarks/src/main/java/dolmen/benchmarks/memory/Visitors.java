package dolmen.benchmarks.memory;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.StreamSupport;

/** People of a local Discord, who act through its control interface. What they may not do comes back empty. */
final class Visitors {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Duration LONGEST = Duration.ofSeconds(60);

    private final HttpClient client = HttpClient.newHttpClient();
    private final URI base;
    private final AtomicInteger acts = new AtomicInteger();
    private final AtomicInteger unanswered = new AtomicInteger();
    private volatile int most;

    /** @param page the address of the local Discord */
    Visitors(URI page) {
        this.base = page.resolve("api/");
    }

    /** Lets people act until there have been so many acts since the beginning. */
    void allow(int acts) {
        most = acts;
    }

    boolean mayAct() {
        return acts.get() < most;
    }

    int acts() {
        return acts.get();
    }

    /** Acts of which the bot took no notice within three seconds. */
    int unanswered() {
        return unanswered.get();
    }

    /** Somebody new; the answer is the id. */
    String welcome(String name) {
        return post("people", Map.of("name", name)).path("id").asText();
    }

    /** The channel of that name. */
    String channel(String visitor, String name) {
        return StreamSupport.stream(
                        send(HttpRequest.newBuilder(base.resolve("world?as=" + visitor)))
                                .path("guilds")
                                .path(0)
                                .path("channels")
                                .spliterator(),
                        false)
                .filter(channel -> channel.path("name").asText().equals(name))
                .map(channel -> channel.path("id").asText())
                .findFirst()
                .orElseThrow();
    }

    JsonNode slash(String visitor, String channel, String command, Object... options) {
        return interact(
                visitor, Map.of("type", 2, "channel_id", channel, "command", command, "options", options(options)));
    }

    JsonNode part(String visitor, String channel, String command, String part, Object... options) {
        var inner = Map.of("name", part, "options", options(options));
        return interact(
                visitor, Map.of("type", 2, "channel_id", channel, "command", command, "options", List.of(inner)));
    }

    /** What is offered while nothing has been typed yet. */
    List<String> suggestions(String visitor, String channel, String command, String option) {
        var focused = Map.of("name", option, "value", "", "focused", true);
        return interact(
                        visitor,
                        Map.of("type", 4, "channel_id", channel, "command", command, "options", List.of(focused)))
                .path("choices")
                .findValuesAsText("value");
    }

    JsonNode use(String visitor, JsonNode message, String customId, String... values) {
        return interact(
                visitor,
                Map.of(
                        "type", 3,
                        "channel_id", message.path("channel_id").asText(),
                        "message_id", message.path("id").asText(),
                        "custom_id", customId,
                        "values", List.of(values)));
    }

    JsonNode submit(String visitor, JsonNode opened, String field, String value) {
        return interact(
                visitor,
                Map.of(
                        "type",
                        5,
                        "modal_id",
                        opened.path("modal").path("id").asText(),
                        "fields",
                        Map.of(field, value)));
    }

    JsonNode reply(String visitor, JsonNode message, String words) {
        acts.incrementAndGet();
        return post(
                "channels/%s/messages?as=%s"
                        .formatted(message.path("channel_id").asText(), visitor),
                Map.of("content", words, "reply_to", message.path("id").asText()));
    }

    /** The latest messages that the visitor sees there, the latest first. */
    List<JsonNode> latest(String visitor, String channel) {
        JsonNode messages = send(
                HttpRequest.newBuilder(base.resolve("channels/%s/messages?limit=8&as=%s".formatted(channel, visitor))));
        return StreamSupport.stream(messages.spliterator(), false).toList().reversed();
    }

    private JsonNode interact(String visitor, Map<String, ?> interaction) {
        acts.incrementAndGet();
        JsonNode answer = post("interactions?wait=done&as=" + visitor, interaction);
        if (answer.path("outcome").asText().equals("failed")) {
            unanswered.incrementAndGet();
        }
        return answer;
    }

    private static List<Map<String, Object>> options(Object... options) {
        var listed = new ArrayList<Map<String, Object>>();
        for (int i = 0; i < options.length; i += 2) {
            listed.add(Map.of("name", options[i], "value", options[i + 1]));
        }
        return listed;
    }

    private JsonNode post(String path, Map<String, ?> body) {
        return send(HttpRequest.newBuilder(base.resolve(path))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(JSON.valueToTree(body).toString())));
    }

    private JsonNode send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> answer =
                    client.send(request.timeout(LONGEST).build(), HttpResponse.BodyHandlers.ofString());
            return answer.statusCode() >= 300 || answer.body().isEmpty()
                    ? MissingNode.getInstance()
                    : JSON.readTree(answer.body());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }
}
