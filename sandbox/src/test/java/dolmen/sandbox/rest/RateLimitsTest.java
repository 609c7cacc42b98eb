package dolmen.sandbox.rest;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.http.Bytes;
import dolmen.sandbox.http.HttpRequest;
import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.Json;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Tests the windows in which Discord counts, and their headers. */
final class RateLimitsTest {
    private static final String MESSAGES = "/channels/1/messages";

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-01-01T00:00:00Z"));
    private final RateLimits limits = new RateLimits(now::get);

    @Test
    void five_messages_fit_into_five_seconds_of_a_channel() {
        HttpResponse first = post(MESSAGES);
        assertThat(first.status()).isEqualTo(200);
        assertThat(first.headers())
                .containsEntry("X-RateLimit-Limit", "5")
                .containsEntry("X-RateLimit-Remaining", "4")
                .containsEntry("X-RateLimit-Reset", "1767225605.000")
                .containsEntry("X-RateLimit-Reset-After", "5.000")
                .containsKey("X-RateLimit-Bucket");
        pass(Duration.ofMillis(800));
        for (int i = 0; i < 4; i++) {
            assertThat(post(MESSAGES).status()).isEqualTo(200);
        }
        HttpResponse refused = post(MESSAGES);

        assertThat(refused.status()).isEqualTo(429);
        assertThat(refused.headers())
                .containsEntry("X-RateLimit-Remaining", "0")
                .containsEntry("X-RateLimit-Reset-After", "4.200")
                .containsEntry("X-RateLimit-Scope", "user")
                .containsEntry("Retry-After", "5")
                .containsEntry(
                        "X-RateLimit-Bucket", String.valueOf(first.headers().get("X-RateLimit-Bucket")))
                .doesNotContainKey("X-RateLimit-Global");
        JsonNode body = Json.read(refused.body().text());
        assertThat(body.path("retry_after").asDouble()).isEqualTo(4.2);
        assertThat(body.path("global").asBoolean(true)).isFalse();
        pass(Duration.ofMillis(4_200));
        assertThat(post(MESSAGES).status()).isEqualTo(200);
    }

    @Test
    void another_channel_and_another_kind_have_room_of_their_own() {
        for (int i = 0; i < 6; i++) {
            post(MESSAGES);
        }
        assertThat(post("/channels/2/messages").status()).isEqualTo(200);
        assertThat(ask("PATCH", MESSAGES + "/7", "{}").status()).isEqualTo(200);
        assertThat(ask("DELETE", MESSAGES + "/7", "").status()).isEqualTo(200);
        assertThat(ask("GET", MESSAGES, "").headers()).doesNotContainKey("X-RateLimit-Bucket");
    }

    @Test
    void a_channel_is_renamed_twice_in_ten_minutes_and_otherwise_changed_more_often() {
        assertThat(ask("PATCH", "/channels/1", "{\"name\":\"a\"}").status()).isEqualTo(200);
        assertThat(ask("PATCH", "/channels/1", "{\"name\":\"b\",\"archived\":true}")
                        .status())
                .isEqualTo(200);
        assertThat(ask("PATCH", "/channels/1", "{\"archived\":false}").status()).isEqualTo(200);
        HttpResponse third = ask("PATCH", "/channels/1", "{\"name\":\"c\"}");

        assertThat(third.status()).isEqualTo(429);
        assertThat(third.headers()).containsEntry("Retry-After", "600");
    }

    @Test
    void fifty_requests_a_second_are_all_but_answers_to_interactions_do_not_count() {
        for (int i = 0; i < 50; i++) {
            assertThat(ask("GET", "/users/" + i, "").status()).isEqualTo(200);
        }
        HttpResponse refused = ask("GET", "/users/50", "");

        assertThat(refused.status()).isEqualTo(429);
        assertThat(refused.headers())
                .containsEntry("X-RateLimit-Global", "true")
                .containsEntry("X-RateLimit-Scope", "global")
                .containsEntry("Retry-After", "1")
                .doesNotContainKey("X-RateLimit-Bucket");
        assertThat(Json.read(refused.body().text()).path("global").asBoolean()).isTrue();
        assertThat(ask("POST", "/interactions/1/t/callback", "{}").status()).isEqualTo(200);
        pass(Duration.ofSeconds(1));
        assertThat(ask("GET", "/users/50", "").status()).isEqualTo(200);
    }

    @Test
    void each_interaction_is_followed_up_by_itself() {
        for (int i = 0; i < 5; i++) {
            assertThat(post("/webhooks/9/one").status()).isEqualTo(200);
        }
        assertThat(ask("PATCH", "/webhooks/9/one/messages/@original", "{}").status())
                .isEqualTo(429);
        assertThat(post("/webhooks/9/two").status()).isEqualTo(200);
    }

    private HttpResponse post(String path) {
        return ask("POST", path, "{}");
    }

    private HttpResponse ask(String method, String path, String body) {
        HttpRequest request = new HttpRequest(method, path, Map.of(), Map.of(), Bytes.utf8(body));
        return limits.answer(request, path, () -> HttpResponse.of(200, "application/json", Bytes.utf8("{}")));
    }

    private void pass(Duration duration) {
        now.updateAndGet(instant -> instant.plus(duration));
    }
}
