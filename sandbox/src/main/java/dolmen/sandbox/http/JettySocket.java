package dolmen.sandbox.http;

import java.nio.ByteBuffer;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/** Adapts a Jetty WebSocket to a {@link SocketListener}; public because Jetty calls it through method handles. */
public final class JettySocket extends Session.Listener.AbstractAutoDemanding {
    private final SocketListener listener;

    JettySocket(SocketListener listener) {
        this.listener = listener;
    }

    @Override
    public void onWebSocketOpen(Session session) {
        super.onWebSocketOpen(session);
        listener.opened(new Outlet(session));
    }

    @Override
    public void onWebSocketText(String message) {
        listener.received(message);
    }

    @Override
    public void onWebSocketBinary(ByteBuffer payload, Callback callback) {
        callback.succeed();
    }

    @Override
    public void onWebSocketError(Throwable cause) {
        // Jetty reports the close as well, and the listener acts on that.
    }

    @Override
    public void onWebSocketClose(int statusCode, String reason, Callback callback) {
        listener.closed(statusCode);
        callback.succeed();
    }

    private record Outlet(Session session) implements Socket {
        @Override
        public void send(String text) {
            session.sendText(text, Callback.NOOP);
        }

        @Override
        public void send(Bytes bytes) {
            session.sendBinary(bytes.buffer(), Callback.NOOP);
        }

        @Override
        public void close(int code, String reason) {
            session.close(code, reason, Callback.NOOP);
        }

        @Override
        public void cut() {
            session.disconnect();
        }
    }
}
