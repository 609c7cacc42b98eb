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

/** A bot without a client library, which can send requests that no library would; safe to use from any thread. */
public final class RawBot {
    private final HttpClient client = HttpClient.newHttpClient();
    private final URI base;
    private final String token;

    /** A bot with a token, right or wrong. */
    public RawBot(Sandbox sandbox, String token) {
        this.base = sandbox.apiBase();
        this.token = token;
    }

    /** Sends a request with a JSON text, which may be anything. */
    public HttpResponse<String> send(String method, String path, String body) {
        HttpRequest request = HttpRequest.newBuilder(base.resolve(path))
                .header("Authorization", "Bot " + token)
                .header("Content-Type", "application/json")
                .method(method, HttpRequest.BodyPublishers.ofString(body))
                .build();
        try {
            return client.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Sends a request and returns a summary of the answer: {@code status code}, and the invalid fields, if any. */
    public String outcome(String method, String path, String body) {
        HttpResponse<String> response = send(method, path, body);
        JsonNode json = response.body().isEmpty() ? Json.object() : Json.read(response.body());
        String errors = json.has("errors")
                ? " " + json.path("errors").findValuesAsText("code") + " " + json.path("errors")
                : "";
        return response.statusCode() + " " + json.path("code").asInt() + errors;
    }

    /** Sends a request and returns the JSON of the answer. */
    public JsonNode json(String method, String path, String body) {
        return Json.read(send(method, path, body).body());
    }
}
