package dolmen.sandbox.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.http.Socket;
import dolmen.sandbox.http.SocketListener;
import dolmen.sandbox.json.Json;
import org.jspecify.annotations.Nullable;

/** One connection of the bot to the gateway, before or after its login. */
final class GatewayConnection implements SocketListener {
    private final Gateway gateway;
    private final String address;
    private final boolean compressed;
    private @Nullable Socket socket;
    private @Nullable Outlet outlet;
    private @Nullable Login login;

    GatewayConnection(Gateway gateway, String address, boolean compressed) {
        this.gateway = gateway;
        this.address = address;
        this.compressed = compressed;
    }

    /** The address of the gateway by which the bot came, as Discord's nodes have addresses of their own. */
    String address() {
        return address;
    }

    @Override
    public void opened(Socket opened) {
        gateway.atomically(() -> {
            socket = opened;
            outlet = Outlet.of(opened, compressed);
            ObjectNode hello = Json.object().put("op", 10);
            hello.putObject("d").put("heartbeat_interval", gateway.heartbeatMillis());
            send(hello.toString());
        });
    }

    @Override
    public void received(String text) {
        gateway.atomically(() -> {
            try {
                obey(Json.read(text));
            } catch (IllegalArgumentException e) {
                close(4002, "Error while decoding payload.");
            }
        });
    }

    private void obey(JsonNode message) {
        JsonNode payload = message.path("d");
        switch (message.path("op").asInt(-1)) {
            case 1 -> gateway.heartbeat(this);
            case 2 -> gateway.identify(this, payload);
            case 3, 4 -> requireLogin();
            case 6 -> gateway.resume(this, payload);
            case 8 -> {
                if (requireLogin() && login != null) {
                    gateway.sendMembers(login, payload);
                }
            }
            default -> close(4001, "Unknown opcode.");
        }
    }

    private boolean requireLogin() {
        if (login == null) {
            close(4003, "Not authenticated.");
        }
        return login != null;
    }

    @Override
    public void closed(int code) {
        gateway.atomically(() -> {
            socket = null;
            outlet = null;
            if (login != null) {
                gateway.disconnected(login, this, code);
            }
        });
    }

    void loggedIn(Login newLogin) {
        login = newLogin;
    }

    @Nullable
    Login login() {
        return login;
    }

    void send(String message) {
        if (outlet != null) {
            outlet.send(message);
        }
    }

    /** Reports an invalid session, which the bot cannot resume. */
    void refuseLogin() {
        send(Json.object().put("op", 9).put("d", false).toString());
    }

    void close(int code, String reason) {
        if (socket != null) {
            socket.close(code, reason);
        }
    }

    void cut() {
        if (socket != null) {
            socket.cut();
        }
    }
}
