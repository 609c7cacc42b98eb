package dolmen.bot.ops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HealthEndpointTest {
    @Test
    void it_is_healthy_while_it_runs_and_ready_while_nothing_is_wrong() throws Exception {
        try (var endpoint = HealthEndpoint.open(at(0), Optional.empty())) {
            assertThat(status(endpoint, "/health")).isEqualTo(200);
            assertThat(status(endpoint, "/ready")).isEqualTo(503);

            var wrong = new CopyOnWriteArrayList<>(List.of("not connected", "worker notices is dead"));
            endpoint.watch(() -> wrong);

            assertThat(status(endpoint, "/ready")).isEqualTo(503);
            assertThat(answer(endpoint, "/ready").body()).isEqualTo("not connected\nworker notices is dead\n");
            assertThat(status(endpoint, "/health")).isEqualTo(200);

            wrong.clear();

            assertThat(status(endpoint, "/ready")).isEqualTo(200);
        }
    }

    @Test
    void a_port_in_use_is_refused() throws IOException {
        try (var endpoint = HealthEndpoint.open(at(0), Optional.empty())) {
            assertThatThrownBy(() -> HealthEndpoint.open(at(endpoint.port().orElseThrow()), Optional.empty()))
                    .isInstanceOf(BindException.class);
        }
    }

    @Test
    void without_a_port_nothing_is_opened() throws IOException {
        try (var endpoint = HealthEndpoint.open(Optional.empty(), Optional.empty())) {
            assertThat(endpoint.port()).isEmpty();
        }
    }

    @Test
    void what_is_measured_is_shown() throws Exception {
        try (var endpoint = HealthEndpoint.open(at(0), Optional.empty())) {
            endpoint.show(() -> "dolmen_something 7\n");

            HttpResponse<String> answer = answer(endpoint, "/metrics");
            assertThat(answer.body()).isEqualTo("dolmen_something 7\n");
            assertThat(answer.headers().firstValue("Content-Type"))
                    .contains("text/plain; version=0.0.4; charset=utf-8");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "localhost, 200",
        "127.0.0.1:8080, 200",
        "[::1]:8080, 200",
        "Dolmen:8080, 200",
        "evil.example:8080, 421",
        "127.0.0.1.evil.example, 421"
    })
    void it_answers_to_no_foreign_name(String host, int status) throws IOException {
        try (var endpoint = HealthEndpoint.open(at(0), Optional.of("dolmen"));
                var socket = new Socket(
                        InetAddress.getLoopbackAddress(), endpoint.port().orElseThrow())) {
            String request = "GET /health HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n".formatted(host);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                    .startsWith("HTTP/1.1 %d ".formatted(status));
        }
    }

    private static Optional<InetSocketAddress> at(int port) {
        return Optional.of(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    }

    private static int status(HealthEndpoint endpoint, String path) throws IOException, InterruptedException {
        return answer(endpoint, path).statusCode();
    }

    private static HttpResponse<String> answer(HealthEndpoint endpoint, String path)
            throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(
                            URI.create("http://127.0.0.1:" + endpoint.port().orElseThrow() + path))
                    .build();
            return client.send(request, HttpResponse.BodyHandlers.ofString());
        }
    }
}
