package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import dolmen.sandbox.Sandbox;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** The control interface of a local Discord: requests and answers as JSON. */
final class Control {
    static final ObjectMapper JSON = new ObjectMapper();
    private static final Duration LONGEST = Duration.ofSeconds(20);

    private final HttpClient client = HttpClient.newHttpClient();
    private final URI base;

    Control(Sandbox sandbox) {
        this.base = sandbox.pageUrl().resolve("api/");
    }

    JsonNode get(String path) {
        return succeed(HttpRequest.newBuilder(base.resolve(path)).GET());
    }

    /** Reads what may not be there yet. */
    Optional<JsonNode> find(String path) {
        HttpResponse<String> answer =
                send(HttpRequest.newBuilder(base.resolve(path)).GET());
        return answer.statusCode() == 404 ? Optional.empty() : Optional.of(read(answer));
    }

    JsonNode post(String path, Map<String, ?> body) {
        return succeed(posting(path, body));
    }

    void delete(String path) {
        succeed(HttpRequest.newBuilder(base.resolve(path)).DELETE());
    }

    /** Sends what may be refused. */
    void attempt(String path, Map<String, ?> body) {
        assertThat(send(posting(path, body)).statusCode()).isBetween(200, 499);
    }

    /** Sends what must be refused, and tells why it was. */
    String refusal(String path, Map<String, ?> body) {
        HttpResponse<String> answer = send(posting(path, body));
        assertThat(answer.statusCode()).isBetween(400, 499);
        return read(answer).path("message").asText();
    }

    private HttpRequest.Builder posting(String path, Map<String, ?> body) {
        return HttpRequest.newBuilder(base.resolve(path))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(JSON.valueToTree(body).toString()));
    }

    private JsonNode succeed(HttpRequest.Builder request) {
        HttpResponse<String> answer = send(request);
        assertThat(answer.statusCode())
                .as("%s: %s", answer.request().uri(), answer.body())
                .isBetween(200, 299);
        return read(answer);
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return client.send(request.timeout(LONGEST).build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    private static JsonNode read(HttpResponse<String> answer) {
        try {
            return answer.body().isEmpty() ? MissingNode.getInstance() : JSON.readTree(answer.body());
        } catch (IOException notJson) {
            throw new UncheckedIOException(notJson);
        }
    }
}
