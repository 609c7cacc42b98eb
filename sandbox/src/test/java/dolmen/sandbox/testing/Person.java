package dolmen.sandbox.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.testing.Control.Answer;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;

/** A person in the sandbox whose acts a test directs; safe to use from any thread. */
public final class Person {
    private final Control control;
    private final String id;

    Person(Control control, String id) {
        this.control = control;
        this.id = id;
    }

    /** The person's user id. */
    public String id() {
        return id;
    }

    /** The mention of the person. */
    public String mention() {
        return "<@" + id + ">";
    }

    /** The world as the person sees it. */
    public JsonNode world() {
        return get("world").body();
    }

    /** The id of a channel or thread of the first server, by name. */
    public String channel(String name) {
        return channel(world().path("guilds").path(0), name);
    }

    /** The id of a channel or thread of a server, both by name. */
    public String channel(String server, String name) {
        return StreamSupport.stream(world().path("guilds").spliterator(), false)
                .filter(guild -> guild.path("name").asText().equals(server))
                .findFirst()
                .map(guild -> channel(guild, name))
                .orElseThrow(() -> new IllegalArgumentException("There is no server " + server));
    }

    private static String channel(JsonNode guild, String name) {
        return List.of(guild.path("channels"), guild.path("threads")).stream()
                .flatMap(list -> StreamSupport.stream(list.spliterator(), false))
                .filter(channel -> channel.path("name").asText().equals(name))
                .map(channel -> channel.path("id").asText())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no channel " + name));
    }

    /** The id of the direct channel with the bot. */
    public String direct() {
        String bot = world().path("bot").path("id").asText();
        return post("dms", Json.object().put("user_id", bot)).body().path("id").asText();
    }

    /** The messages of a channel, oldest first. */
    public List<JsonNode> messages(String channelId) {
        return StreamSupport.stream(
                        get("channels/" + channelId + "/messages").body().spliterator(), false)
                .toList();
    }

    /** The person's notifications, oldest first. */
    public List<JsonNode> notifications() {
        return StreamSupport.stream(get("notifications").body().spliterator(), false)
                .toList();
    }

    /** Closes the person's direct messages to bots, or opens them. */
    public void closeDirectMessages(boolean closed) {
        post("people/direct_messages", Json.object().put("closed", closed));
    }

    /** Writes a message. */
    public Answer say(String channelId, String content) {
        return post("channels/" + channelId + "/messages", Json.object().put("content", content));
    }

    /** Answers a message. */
    public Answer reply(String channelId, String messageId, String content) {
        return post(
                "channels/" + channelId + "/messages",
                Json.object().put("content", content).put("reply_to", messageId));
    }

    /** Runs a slash command with options, and waits until its answer is complete. */
    public Answer slash(String channelId, String command, Map<String, ?> options) {
        ObjectNode request = act(2, channelId).put("command", command);
        options.forEach((name, value) -> add(request, name, value));
        return interact(request);
    }

    /** Asks for the choices of an option that is being typed. */
    public Answer complete(String channelId, String command, Map<String, ?> options, String focused, String typed) {
        ObjectNode request = act(4, channelId).put("command", command);
        options.forEach((name, value) -> add(request, name, value));
        request.withArrayProperty("options")
                .addObject()
                .put("name", focused)
                .put("value", typed)
                .put("focused", true);
        return interact(request);
    }

    /** Presses a button, or chooses from a menu. */
    public Answer use(JsonNode message, String customId, String... values) {
        ObjectNode request = act(3, message.path("channel_id").asText())
                .put("message_id", message.path("id").asText())
                .put("custom_id", customId);
        for (String value : values) {
            request.withArrayProperty("values").add(value);
        }
        return interact(request);
    }

    /** Submits a form that an interaction has opened. */
    public Answer submit(Answer opened, Map<String, String> fields) {
        ObjectNode request = Json.object()
                .put("type", 5)
                .put("modal_id", opened.body().path("modal").path("id").asText());
        fields.forEach(request.withObjectProperty("fields")::put);
        return interact(request);
    }

    /** Starts any interaction, in the JSON of the control API. */
    public Answer interact(ObjectNode request) {
        return control.post("interactions?wait=done&as=" + id, request);
    }

    /** Reads from the control API as this person. */
    public Answer get(String path) {
        return control.get(path + "?as=" + id);
    }

    /** Acts through the control API as this person. */
    public Answer post(String path, JsonNode body) {
        return control.post(path + "?as=" + id, body);
    }

    private static ObjectNode act(int type, String channelId) {
        return Json.object().put("type", type).put("channel_id", channelId);
    }

    private static void add(ObjectNode request, String name, Object value) {
        ObjectNode option = request.withArrayProperty("options").addObject().put("name", name);
        switch (value) {
            case Integer number -> option.put("value", number);
            case Boolean truth -> option.put("value", truth);
            case Double number -> option.put("value", number);
            case JsonNode options -> option.set("options", options);
            case SentFile file -> option.set("value", file.json());
            default -> option.put("value", value.toString());
        }
    }
}
