package dolmen.sandbox.control;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.gateway.Gateway;
import dolmen.sandbox.http.HttpRequest;
import dolmen.sandbox.http.Socket;
import dolmen.sandbox.http.SocketListener;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.world.World;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** The sockets at {@code /sandbox/ws}: each sends one person the events that this person may see. */
public final class PageSockets {
    private final World world;
    private final PageEvents events;
    private final List<PageSocket> sockets = new CopyOnWriteArrayList<>();

    /** Creates the sockets for a world and its bot. */
    public PageSockets(World world, DiscordJson json, Gateway gateway) {
        this.world = world;
        this.events = new PageEvents(world, json);
        world.listen(happened -> sockets.forEach(socket ->
                events.of(happened, socket.personId).forEach(event -> socket.send(event.name(), event.payload()))));
        gateway.watch(online -> sockets.forEach(
                socket -> socket.send("BOT_ONLINE", Json.object().put("online", online))));
    }

    /** The listener for a new socket; a socket without a known person is closed at once. */
    public SocketListener connection(HttpRequest request) {
        long personId = request.parameter("as")
                .filter(id -> id.matches("\\d{1,19}"))
                .map(Long::parseLong)
                .orElse(0L);
        return new PageSocket(personId);
    }

    private final class PageSocket implements SocketListener {
        private final long personId;
        private volatile @Nullable Socket socket;

        PageSocket(long personId) {
            this.personId = personId;
        }

        @Override
        public void opened(Socket opened) {
            if (world.atomically(() -> world.people().user(personId)).isEmpty()) {
                opened.close(4000, "Name the viewer: as=USER_ID");
                return;
            }
            socket = opened;
            world.atomically(() -> {
                events.calls(personId).forEach(event -> send(event.name(), event.payload()));
                return sockets.add(this);
            });
        }

        @Override
        public void received(String text) {
            // The page acts through HTTP; its messages on the socket are ignored.
        }

        @Override
        public void closed(int code) {
            sockets.remove(this);
        }

        void send(String name, JsonNode payload) {
            Socket open = socket;
            if (open != null) {
                open.send(Json.object()
                        .put("t", name)
                        .<ObjectNode>set("d", payload)
                        .toString());
            }
        }
    }
}
