package dolmen.benchmarks.local;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/** Observes the bot's messages, channel by channel. Safe for use by many threads. */
public final class Watcher implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final ConcurrentMap<String, CompletableFuture<Instant>> awaited = new ConcurrentHashMap<>();
    private final WebSocket socket;

    /** @param visitor a visitor who sees all watched channels */
    public Watcher(Visitors visitors, String visitor) {
        this.socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(visitors.stream(visitor), new Messages())
                .join();
    }

    /** The time of the bot's next message in the channel after this call. */
    public CompletableFuture<Instant> next(String channel) {
        var next = new CompletableFuture<Instant>();
        awaited.put(channel, next);
        return next;
    }

    @Override
    public void close() {
        socket.abort();
    }

    private final class Messages implements WebSocket.Listener {
        private final StringBuilder parts = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket sender, CharSequence part, boolean last) {
            parts.append(part);
            if (last) {
                note(parts.toString());
                parts.setLength(0);
            }
            sender.request(1);
            return null;
        }

        private void note(String text) {
            JsonNode event = event(text);
            JsonNode message = event.path("d");
            if (event.path("t").asText().equals("MESSAGE_CREATE")
                    && message.path("author").path("bot").asBoolean()) {
                CompletableFuture<Instant> next =
                        awaited.remove(message.path("channel_id").asText());
                if (next != null) {
                    next.complete(Instant.now());
                }
            }
        }

        private static JsonNode event(String text) {
            try {
                return JSON.readTree(text);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
    }
}
