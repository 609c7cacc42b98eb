package dolmen.sandbox.gateway;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.memory.Latest;
import dolmen.sandbox.memory.PackedJson;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A logged-in shard of the bot. It outlives a lost connection, and a resume sends the missed events. */
final class Login {
    private static final Latest.Room ROOM = new Latest.Room(5_000, 6L << 20);

    private final String id = UUID.randomUUID().toString().replace("-", "");
    private final Subscription subscription;
    private final Latest<Integer, PackedJson> history = new Latest<>(ROOM, PackedJson::size, forgotten -> {});
    private int sequence;
    private @Nullable GatewayConnection connection;

    Login(Subscription subscription) {
        this.subscription = subscription;
    }

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

    /** Sends an event, and stores it for a later connection. */
    void dispatch(String event, ObjectNode payload) {
        sequence++;
        ObjectNode message = Json.object().put("op", 0).put("s", sequence).put("t", event);
        message.set("d", payload);
        history.put(sequence, PackedJson.of(message));
        if (connection != null) {
            connection.send(message.toString());
        }
    }

    /** True if all events after the given sequence number are still stored. */
    boolean canReplay(int after) {
        return after == sequence || (after < sequence && history.find(after + 1).isPresent());
    }

    void replay(int after, GatewayConnection to) {
        for (int missed = after + 1; missed <= sequence; missed++) {
            history.find(missed).ifPresent(message -> to.send(message.node().toString()));
        }
    }
}
