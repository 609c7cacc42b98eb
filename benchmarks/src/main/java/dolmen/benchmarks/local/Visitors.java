package dolmen.benchmarks.local;

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

/** People of a local Discord, who act through its control interface. Refused acts return an empty result. */
public final class Visitors {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Duration LONGEST = Duration.ofSeconds(60);

    private final HttpClient client = HttpClient.newHttpClient();
    private final URI base;
    private final AtomicInteger acts = new AtomicInteger();
    private final AtomicInteger unanswered = new AtomicInteger();
    private volatile int most;

    /** @param page the address of the local Discord */
    public Visitors(URI page) {
        this.base = page.resolve("api/");
    }

    /** Sets the limit of acts since the start. */
    public void allow(int acts) {
        most = acts;
    }

    public boolean mayAct() {
        return acts.get() < most;
    }

    public int acts() {
        return acts.get();
    }

    /** The number of acts that the bot did not acknowledge within three seconds. */
    public int unanswered() {
        return unanswered.get();
    }

    /** Creates a new person and returns the id. */
    public String welcome(String name) {
        return post("people", Map.of("name", name)).path("id").asText();
    }

    /** Creates a server that the visitor owns, with everybody and the bot in it, and returns the id. */
    public String found(String visitor, String name) {
        return post("guilds?as=" + visitor, Map.of("name", name)).path("id").asText();
    }

    /** The id of the channel with the name in the first server, which everybody joins. */
    public String channel(String visitor, String name) {
        return channel(servers(visitor).path(0), name);
    }

    /** The id of the channel with the name in the server. */
    public String channel(String visitor, String server, String name) {
        return StreamSupport.stream(servers(visitor).spliterator(), false)
                .filter(found -> found.path("id").asText().equals(server))
                .map(found -> channel(found, name))
                .findFirst()
                .orElseThrow();
    }

    private JsonNode servers(String visitor) {
        return send(HttpRequest.newBuilder(base.resolve("world?as=" + visitor))).path("guilds");
    }

    private static String channel(JsonNode server, String name) {
        return StreamSupport.stream(server.path("channels").spliterator(), false)
                .filter(channel -> channel.path("name").asText().equals(name))
                .map(channel -> channel.path("id").asText())
                .findFirst()
                .orElseThrow();
    }

    /** Sets the latency of the bot's requests, and whether Discord's limits on them are enforced. */
    public void conditions(Duration latency, boolean rateLimits) {
        post("conditions", Map.of("latency_ms", latency.toMillis(), "rate_limits", rateLimits));
    }

    /** Makes requests of the bot fail, as the control interface describes. */
    public void fault(Map<String, ?> fault) {
        post("faults", fault);
    }

    /** The latest requests of the bot, the oldest first. */
    public List<JsonNode> requests() {
        return StreamSupport.stream(
                        send(HttpRequest.newBuilder(base.resolve("requests"))).spliterator(), false)
                .toList();
    }

    /** Clears all faults. */
    public void mend() {
        send(HttpRequest.newBuilder(base.resolve("faults")).DELETE());
    }

    /** The address of the visitor's stream of events. */
    URI stream(String visitor) {
        return URI.create(base.resolve("../ws?as=" + visitor).toString().replaceFirst("^http", "ws"));
    }

    public JsonNode slash(String visitor, String channel, String command, Object... options) {
        return interact(
                visitor, Map.of("type", 2, "channel_id", channel, "command", command, "options", options(options)));
    }

    public JsonNode part(String visitor, String channel, String command, String part, Object... options) {
        var inner = Map.of("name", part, "options", options(options));
        return interact(
                visitor, Map.of("type", 2, "channel_id", channel, "command", command, "options", List.of(inner)));
    }

    /** The suggestions before anything is typed. */
    public List<String> suggestions(String visitor, String channel, String command, String option) {
        return begin(visitor, channel, command, option).path("choices").findValuesAsText("value");
    }

    /**
     * Starts to type an option of a command.
     *
     * @return the outcome, with suggestions
     */
    public JsonNode begin(String visitor, String channel, String command, String option) {
        var focused = Map.of("name", option, "value", "", "focused", true);
        return interact(
                visitor, Map.of("type", 4, "channel_id", channel, "command", command, "options", List.of(focused)));
    }

    public JsonNode use(String visitor, JsonNode message, String customId, String... values) {
        return interact(
                visitor,
                Map.of(
                        "type", 3,
                        "channel_id", message.path("channel_id").asText(),
                        "message_id", message.path("id").asText(),
                        "custom_id", customId,
                        "values", List.of(values)));
    }

    public JsonNode submit(String visitor, JsonNode opened, String field, String value) {
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

    public JsonNode reply(String visitor, JsonNode message, String words) {
        acts.incrementAndGet();
        return post(
                "channels/%s/messages?as=%s"
                        .formatted(message.path("channel_id").asText(), visitor),
                Map.of("content", words, "reply_to", message.path("id").asText()));
    }

    /** The latest messages in a channel that the visitor sees, the latest first. */
    public List<JsonNode> latest(String visitor, String channel) {
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
