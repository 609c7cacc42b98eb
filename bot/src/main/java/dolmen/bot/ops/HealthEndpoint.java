package dolmen.bot.ops;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;

/**
 * Tells whoever asks over HTTP whether the host is well: {@code /health} answers 200 while it runs, {@code /ready} 200
 * while it is connected to Discord and 503 otherwise.
 */
public final class HealthEndpoint implements AutoCloseable {
    private final HttpServer server;
    private final ExecutorService threads;

    private HealthEndpoint(HttpServer server, ExecutorService threads) {
        this.server = server;
        this.threads = threads;
    }

    /**
     * Opens it.
     *
     * @param port 0 for any free one
     * @throws IOException if the port is taken
     */
    public static HealthEndpoint open(int port, BooleanSupplier connected) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(port), 0);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
        server.setExecutor(threads);
        server.createContext("/health", exchange -> answer(exchange, true));
        server.createContext("/ready", exchange -> answer(exchange, connected.getAsBoolean()));
        server.start();
        return new HealthEndpoint(server, threads);
    }

    /** Where it listens. */
    public int port() {
        return server.getAddress().getPort();
    }

    @Override
    public void close() {
        server.stop(0);
        threads.close();
    }

    private static void answer(HttpExchange exchange, boolean well) throws IOException {
        byte[] body = (well ? "up\n" : "not connected\n").getBytes(StandardCharsets.UTF_8);
        try (exchange) {
            exchange.getResponseHeaders().set("Content-Type", "text/plain; charset=utf-8");
            exchange.sendResponseHeaders(well ? 200 : 503, body.length);
            exchange.getResponseBody().write(body);
        }
    }
}
