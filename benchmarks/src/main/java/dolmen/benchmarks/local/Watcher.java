package dolmen.benchmarks.local;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Observes the bot's messages, channel by channel. Safe for use by many threads. */
public final class Watcher implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Duration LONGEST = Duration.ofMinutes(1);

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

    /** Waits for the time of a message, for a minute at most; later messages count as of now. */
    public static Instant await(CompletableFuture<Instant> message) {
        try {
            return message.get(LONGEST.toSeconds(), TimeUnit.SECONDS);
        } catch (TimeoutException late) {
            return Instant.now();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        } catch (ExecutionException impossible) {
            throw new IllegalStateException(impossible);
        }
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
