package dolmen.sandbox.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import dolmen.sandbox.json.Json;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A WebSocket of a test: a connection to the gateway without a client library, or one of the page's. */
public final class RawGateway implements AutoCloseable {
    private final BlockingQueue<JsonNode> messages = new LinkedBlockingQueue<>();
    private final WebSocket socket;

    private RawGateway(URI address) {
        this.socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(address, new Listener())
                .join();
    }

    /** A connection that has not sent anything yet. */
    public static RawGateway open(URI address) {
        return new RawGateway(address);
    }

    /** A connection to the gateway that is logged in. */
    public static RawGateway loggedIn(Sandbox sandbox, int intents) {
        RawGateway gateway = new RawGateway(sandbox.gatewayUrl());
        gateway.send(identify(SandboxConfiguration.DEFAULT_TOKEN, intents));
        gateway.await("READY");
        return gateway;
    }

    /** The message that logs in. */
    public static ObjectNode identify(String token, int intents) {
        ObjectNode identify = Json.object().put("op", 2);
        identify.putObject("d").put("token", token).put("intents", intents);
        return identify;
    }

    /** The message that logs in as one shard of several. */
    public static ObjectNode identify(String token, int intents, int shard, int shards) {
        ObjectNode identify = identify(token, intents);
        identify.withObjectProperty("d").putArray("shard").add(shard).add(shards);
        return identify;
    }

    /** Sends a message. */
    public void send(JsonNode message) {
        socket.sendText(message.toString(), true).join();
    }

    /** The payload of the next event with a name; messages before it are dropped. */
    public JsonNode await(String event) {
        while (true) {
            JsonNode message = next();
            if (message.path("t").asText().equals(event)) {
                return message.path("d");
            }
        }
    }

    /** The next message; a close is {@code {"closed": code}}. */
    public JsonNode next() {
        try {
            JsonNode message = messages.poll(10, TimeUnit.SECONDS);
            if (message == null) {
                throw new IllegalStateException("Nothing came");
            }
            return message;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** The code with which the server closes; messages before it are dropped. */
    public int closed() {
        while (true) {
            JsonNode message = next();
            if (message.has("closed")) {
                return message.path("closed").asInt();
            }
        }
    }

    @Override
    public void close() {
        socket.abort();
    }

    private final class Listener implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket webSocket, CharSequence part, boolean last) {
            text.append(part);
            if (last) {
                messages.add(Json.read(text.toString()));
                text.setLength(0);
            }
            webSocket.request(1);
            return null;
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket webSocket, int code, String reason) {
            messages.add(Json.object().put("closed", code));
            return null;
        }
    }
}
