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
 * Reports the health of the host over HTTP. {@code /health} answers 200 while the host runs. {@code /ready} answers 200
 * while it does its work, and otherwise 503 with one line for each problem. {@code /metrics} has the metrics in the
 * text format of Prometheus.
 */
public final class HealthEndpoint implements AutoCloseable {
    /** The answer if nothing is wrong. */
    public static final String UP = "up\n";

    static final String WORDS = "text/plain; charset=utf-8";

    /** The content type of the text format of Prometheus. */
    private static final String METRICS = "text/plain; version=0.0.4; charset=utf-8";

    private final Optional<HttpServer> server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    private volatile Supplier<List<String>> complaints = () -> List.of("not connected");
    private volatile Supplier<String> measured = () -> "";

    private HealthEndpoint(Optional<HttpServer> server) {
        this.server = server;
    }

    /**
     * Opens the endpoint, if it has an address. It answers only to names of this machine, because a web page in a
     * browser can reach it only under a name of the page's own.
     *
     * @param place the address, with port 0 for any free port; empty for no endpoint
     * @param name an additional name to which the endpoint answers
     * @throws IOException if the port is in use
     */
    public static HealthEndpoint open(Optional<InetSocketAddress> place, Optional<String> name) throws IOException {
        if (place.isEmpty()) {
            return new HealthEndpoint(Optional.empty());
        }
        HttpServer server = HttpServer.create(place.get(), 0);
        var endpoint = new HealthEndpoint(Optional.of(server));
        server.setExecutor(endpoint.threads);
        var guard = new NameGuard(name);
        List.of(
                        server.createContext("/health", exchange -> answer(exchange, List.of())),
                        server.createContext("/ready", exchange -> answer(exchange, endpoint.complaints.get())),
                        server.createContext(
                                "/metrics", exchange -> answer(exchange, 200, METRICS, endpoint.measured.get())))
                .forEach(context -> context.getFilters().add(guard));
        server.start();
        return endpoint;
    }

    /** Reports these complaints from now on. Before the first call it reports "not connected". */
    public void watch(Supplier<List<String>> whatIsWrong) {
        complaints = whatIsWrong;
    }

    /** Reports these metrics from now on. */
    public void show(Supplier<String> metrics) {
        measured = metrics;
    }

    /** The port of the endpoint, if it is open. */
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
        String text = well ? UP : String.join("\n", wrong) + "\n";
        answer(exchange, well ? 200 : 503, WORDS, text);
    }

    static void answer(HttpExchange exchange, int status, String type, String text) throws IOException {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        try (exchange) {
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.sendResponseHeaders(status, body.length);
            exchange.getResponseBody().write(body);
        }
    }
}
