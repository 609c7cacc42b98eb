package dolmen.sandbox.http;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.websocket.server.WebSocketUpgradeHandler;

/**
 * An HTTP and WebSocket server that listens on 127.0.0.1 only.
 *
 * <p>{@link #bind} binds the port, so its addresses are known before the first request. {@link #start} starts answering
 * requests.
 */
public final class LoopbackServer implements AutoCloseable {
    private static final long LARGEST_MESSAGE = 1L << 24;

    private final Server server;
    private final ServerConnector connector;

    private LoopbackServer(Server server, ServerConnector connector) {
        this.server = server;
        this.connector = connector;
    }

    /**
     * Binds a port; 0 binds any free one.
     *
     * @throws PortTakenException if another program listens on it
     */
    public static LoopbackServer bind(int port) {
        QueuedThreadPool threads = new QueuedThreadPool();
        threads.setName("sandbox");
        threads.setDaemon(true);
        threads.setVirtualThreadsExecutor(Executors.newVirtualThreadPerTaskExecutor());
        Server server = new Server(threads);
        ServerConnector connector = new ServerConnector(server, 1, 1);
        connector.setHost("127.0.0.1");
        connector.setPort(port);
        connector.setIdleTimeout(0);
        server.addConnector(connector);
        try {
            connector.open();
        } catch (IOException e) {
            throw new PortTakenException(port, e);
        }
        return new LoopbackServer(server, connector);
    }

    /** The bound port. */
    public int port() {
        return connector.getLocalPort();
    }

    /** Starts answering requests and accepting WebSockets. */
    public void start(HttpHandler handler, List<SocketEndpoint> endpoints) {
        WebSocketUpgradeHandler upgrade = WebSocketUpgradeHandler.from(server, container -> {
            container.setMaxTextMessageSize(LARGEST_MESSAGE);
            container.setIdleTimeout(Duration.ZERO);
            for (SocketEndpoint endpoint : endpoints) {
                container.addMapping(
                        endpoint.path(),
                        (request, response, callback) ->
                                new JettySocket(endpoint.listener().apply(JettyHandler.withoutBody(request))));
            }
        });
        upgrade.setHandler(new JettyHandler(handler));
        server.setHandler(new LoopbackGuard(upgrade));
        try {
            server.start();
        } catch (Exception e) {
            throw new IllegalStateException("The sandbox's server did not start", e);
        }
    }

    @Override
    public void close() {
        try {
            server.stop();
        } catch (Exception e) {
            throw new IllegalStateException("The sandbox's server did not stop cleanly", e);
        }
    }
}
