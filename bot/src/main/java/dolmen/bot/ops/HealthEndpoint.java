package dolmen.bot.ops;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

/**
 * Tells over HTTP whether the host is well: {@code /health} answers 200 while it runs, {@code /ready} 200 while it does
 * its work, and 503 with one line for each thing that keeps it from that.
 */
public final class HealthEndpoint implements AutoCloseable {
    private final Optional<HttpServer> server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    private volatile Supplier<List<String>> complaints = () -> List.of("not connected");

    private HealthEndpoint(Optional<HttpServer> server) {
        this.server = server;
    }

    /**
     * Opens it, where there is a port for it.
     *
     * @param port 0 for any free one; empty for none, and nobody is told anything
     * @throws IOException if the port is taken
     */
    public static HealthEndpoint open(Optional<Integer> port) throws IOException {
        if (port.isEmpty()) {
            return new HealthEndpoint(Optional.empty());
        }
        HttpServer server = HttpServer.create(new InetSocketAddress(port.get()), 0);
        var endpoint = new HealthEndpoint(Optional.of(server));
        server.setExecutor(endpoint.threads);
        server.createContext("/health", exchange -> answer(exchange, List.of()));
        server.createContext("/ready", exchange -> answer(exchange, endpoint.complaints.get()));
        server.start();
        return endpoint;
    }

    /** Tells these complaints from now on; until then, that nothing is connected. */
    public void watch(Supplier<List<String>> whatIsWrong) {
        complaints = whatIsWrong;
    }

    /** Where it listens, if it does. */
    public Optional<Integer> port() {
        return server.map(open -> open.getAddress().getPort());
    }

    @Override
    public void close() {
        server.ifPresent(open -> open.stop(0));
        threads.close();
    }

    private static void answer(HttpExchange exchange, List<String> wrong) throws IOException {
        boolean well = wrong.isEmpty();
        byte[] body = (well ? "up\n" : String.join("\n", wrong) + "\n").getBytes(StandardCharsets.UTF_8);
        try (exchange) {
            exchange.getResponseHeaders().set("Content-Type", "text/plain; charset=utf-8");
            exchange.sendResponseHeaders(well ? 200 : 503, body.length);
            exchange.getResponseBody().write(body);
        }
    }
}
