package dolmen.sandbox.testing;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.stream.StreamSupport;

/** The control API of a sandbox, for tests; safe to use from any thread. */
public final class Control {
    private final HttpClient client = HttpClient.newHttpClient();
    private final URI base;

    /** The control API of an open sandbox. */
    public Control(Sandbox sandbox) {
        this.base = sandbox.pageUrl().resolve("api/");
    }

    /** An answer: a status and a JSON body, which is a missing node if there is none. */
    public record Answer(int status, JsonNode body) {}

    /** A person of the world by display name. */
    public Person person(String name) {
        JsonNode people = get("people").body();
        return StreamSupport.stream(people.spliterator(), false)
                .filter(user -> user.path("global_name").asText().equals(name))
                .findFirst()
                .map(user -> new Person(this, user.path("id").asText()))
                .orElseThrow(() -> new IllegalArgumentException("Nobody is called " + name));
    }

    /** Injects a fault. */
    public void fault(JsonNode fault) {
        Answer answer = post("faults", fault);
        if (answer.status() != 204) {
            throw new IllegalArgumentException(answer.body().toString());
        }
    }

    /** Gives the bot only Discord's three seconds to acknowledge an interaction, however busy the machine is. */
    public void discordsDeadline() {
        post("conditions", Json.object().put("acknowledge_ms", 3_000));
    }

    /** Sends a GET request. */
    public Answer get(String path) {
        return send(HttpRequest.newBuilder(base.resolve(path)).GET());
    }

    /** Sends a POST request. */
    public Answer post(String path, JsonNode body) {
        return send(HttpRequest.newBuilder(base.resolve(path))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body.toString())));
    }

    /** Sends a DELETE request. */
    public Answer delete(String path) {
        return send(HttpRequest.newBuilder(base.resolve(path)).DELETE());
    }

    private Answer send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
            JsonNode body = response.body().isEmpty() ? Json.object().path("none") : Json.read(response.body());
            return new Answer(response.statusCode(), body);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
