package dolmen.sandbox.gateway;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.json.Json;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** One logged-in shard of the bot, which outlives a lost connection: what it missed is sent when it comes back. */
final class Login {
    private static final int REMEMBERED = 5_000;

    private final String id = UUID.randomUUID().toString().replace("-", "");
    private final Subscription subscription;
    private final Deque<SentEvent> history = new ArrayDeque<>();
    private int sequence;
    private @Nullable GatewayConnection connection;

    Login(Subscription subscription) {
        this.subscription = subscription;
    }

    private record SentEvent(int sequence, String message) {}

    String id() {
        return id;
    }

    Subscription subscription() {
        return subscription;
    }

    boolean connected() {
        return connection != null;
    }

    @Nullable
    GatewayConnection connection() {
        return connection;
    }

    void connect(GatewayConnection newConnection) {
        connection = newConnection;
    }

    void disconnect(GatewayConnection oldConnection) {
        if (connection == oldConnection) {
            connection = null;
        }
    }

    /** Sends an event, and remembers it for a connection to come. */
    void dispatch(String event, ObjectNode payload) {
        sequence++;
        ObjectNode message = Json.object().put("op", 0).put("s", sequence).put("t", event);
        message.set("d", payload);
        SentEvent sent = new SentEvent(sequence, message.toString());
        history.addLast(sent);
        if (history.size() > REMEMBERED) {
            history.removeFirst();
        }
        if (connection != null) {
            connection.send(sent.message());
        }
    }

    /** Whether everything after the given event is still remembered. */
    boolean canReplay(int after) {
        return after <= sequence && (history.isEmpty() || history.getFirst().sequence() <= after + 1);
    }

    void replay(int after, GatewayConnection to) {
        history.stream().filter(sent -> sent.sequence() > after).forEach(sent -> to.send(sent.message()));
    }
}
