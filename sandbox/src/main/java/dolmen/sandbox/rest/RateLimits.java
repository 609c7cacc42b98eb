package dolmen.sandbox.rest;

import dolmen.sandbox.http.Bytes;
import dolmen.sandbox.http.HttpRequest;
import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.rest.RateWindow.Bucket;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Limits the rate of requests as Discord does: each kind of request in each place, and all requests together. A window
 * starts with its first request. Safe to use from any thread.
 */
final class RateLimits {
    private static final int GLOBAL_REQUESTS = 50;
    private static final Duration GLOBAL_WINDOW = Duration.ofSeconds(1);
    private static final int WINDOWS_TO_KEEP = 1_000;

    private final InstantSource clock;
    private final Map<Bucket, Window> windows = new HashMap<>();
    private Window global = new Window(Instant.MIN, 0);

    /** @param clock the clock of the client, because the client does the waiting */
    RateLimits(InstantSource clock) {
        this.clock = clock;
    }

    /** The end of a window, and its remaining requests. */
    private record Window(Instant end, int left) {
        Window after(int requests, Duration length, Instant now) {
            return now.isBefore(end) ? new Window(end, left - 1) : new Window(now.plus(length), requests - 1);
        }

        boolean exceeded() {
            return left < 0;
        }

        Duration rest(Instant now) {
            return Duration.between(now, end);
        }
    }

    HttpResponse answer(HttpRequest request, String path, Supplier<HttpResponse> usual) {
        Instant now = clock.instant();
        boolean ofInteraction = path.startsWith("/interactions/") || path.startsWith("/webhooks/");
        if (!ofInteraction) {
            Window all = takeGlobal(now);
            if (all.exceeded()) {
                return refusal(all.rest(now), true).withHeader("X-RateLimit-Global", "true");
            }
        }
        Optional<Bucket> bucket = RateWindow.bucket(request, path);
        if (bucket.isEmpty()) {
            return usual.get();
        }
        Window window = take(bucket.get(), now);
        HttpResponse answer = window.exceeded() ? refusal(window.rest(now), false) : usual.get();
        return answer.status() == 0 ? answer : headers(answer, bucket.get(), window);
    }

    private synchronized Window takeGlobal(Instant now) {
        global = global.after(GLOBAL_REQUESTS, GLOBAL_WINDOW, now);
        return global;
    }

    private synchronized Window take(Bucket bucket, Instant now) {
        if (windows.size() > WINDOWS_TO_KEEP) {
            windows.values().removeIf(window -> !now.isBefore(window.end()));
        }
        Window window = windows.getOrDefault(bucket, new Window(Instant.MIN, 0))
                .after(bucket.limit().requests(), bucket.limit().window(), now);
        windows.put(bucket, window);
        return window;
    }

    /** Resets all counts. */
    synchronized void clear() {
        windows.clear();
        global = new Window(Instant.MIN, 0);
    }

    private static HttpResponse refusal(Duration rest, boolean ofAll) {
        String body = Json.object()
                .put("message", "You are being rate limited.")
                .put("retry_after", seconds(rest))
                .put("global", ofAll)
                .toString();
        return HttpResponse.of(429, "application/json", Bytes.utf8(body))
                .withHeader("Retry-After", Long.toString((long) Math.ceil(seconds(rest))))
                .withHeader("X-RateLimit-Scope", ofAll ? "global" : "user");
    }

    private HttpResponse headers(HttpResponse answer, Bucket bucket, Window window) {
        Duration rest = window.rest(clock.instant());
        return answer.withHeader(
                        "X-RateLimit-Limit", Integer.toString(bucket.limit().requests()))
                .withHeader("X-RateLimit-Remaining", Integer.toString(Math.max(0, window.left())))
                .withHeader("X-RateLimit-Reset", decimal(window.end().toEpochMilli() / 1_000.0))
                .withHeader("X-RateLimit-Reset-After", decimal(Math.max(0, seconds(rest))))
                .withHeader("X-RateLimit-Bucket", bucket.hash());
    }

    private static double seconds(Duration duration) {
        return duration.toMillis() / 1_000.0;
    }

    private static String decimal(double seconds) {
        return String.format(Locale.ROOT, "%.3f", seconds);
    }
}
