package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** What the bot's own token may ask of the local Discord, past the bot. */
record RawRequests(URI base) {
    static RawRequests of(LocalDiscord discord) {
        return new RawRequests(discord.sandbox.apiBase());
    }

    /** Sends a request that must succeed. */
    void send(String method, String path) {
        send(method, path, "");
    }

    /** As above, with a body. */
    void send(String method, String path, String json) {
        HttpRequest request = HttpRequest.newBuilder(base.resolve(path))
                .header("Authorization", "Bot sandbox-token")
                .header("Content-Type", "application/json")
                .method(method, HttpRequest.BodyPublishers.ofString(json))
                .build();
        try {
            assertThat(HttpClient.newHttpClient()
                            .send(request, HttpResponse.BodyHandlers.ofString())
                            .statusCode())
                    .isBetween(200, 299);
        } catch (IOException | InterruptedException failure) {
            throw new IllegalStateException(failure);
        }
    }
}
