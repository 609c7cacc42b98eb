package dolmen.sandbox.rest;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.http.Bytes;
import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.Json;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Faults that a test injects into the next requests; safe to use from any thread. */
public final class RestFaults {
    private static final Logger LOG = LoggerFactory.getLogger(RestFaults.class);

    private static final int TOO_MANY_REQUESTS = 429;

    private final List<Ordered> ordered = new CopyOnWriteArrayList<>();

    /** A kind of fault. */
    public sealed interface Fault {
        /** The request is refused with a status, a code and a message, without being processed. */
        record Refused(int status, int code, String message) implements Fault {}

        /** The request is refused by a rate limit for the given number of seconds. */
        record RateLimited(int seconds, boolean global) implements Fault {}

        /** The request is processed after a delay. */
        record Slow(Duration delay) implements Fault {}

        /** The request is processed at once, but its answer is delayed. */
        record AnswerLate(Duration delay) implements Fault {}

        /** The request is processed, but the connection is cut before the answer. */
        record AnswerLost() implements Fault {}

        /** The connection is cut before the request is processed. */
        record RequestLost() implements Fault {}
    }

    private record Ordered(Pattern route, Fault fault, AtomicInteger left) {
        boolean strikes(String line) {
            return route.matcher(line).matches() && left.getAndUpdate(count -> Math.max(0, count - 1)) > 0;
        }
    }

    /**
     * Injects a fault into the next requests that match by method and path, such as {@code POST /users/@me/channels}.
     */
    public void order(Pattern route, Fault fault, int times) {
        ordered.add(new Ordered(route, fault, new AtomicInteger(times)));
    }

    /** Clears all faults. */
    public void clear() {
        ordered.clear();
    }

    HttpResponse answer(String method, String path, Supplier<HttpResponse> usual) {
        String line = method + " " + path;
        Optional<Fault> fault = ordered.stream()
                .filter(order -> order.strikes(line))
                .map(Ordered::fault)
                .findFirst();
        return fault.isEmpty() ? usual.get() : answer(fault.get(), usual);
    }

    private static HttpResponse answer(Fault fault, Supplier<HttpResponse> usual) {
        return switch (fault) {
            case Fault.Refused refused -> refused(refused);
            case Fault.RateLimited limit -> rateLimited(limit);
            case Fault.Slow slow -> {
                pause(slow.delay());
                yield usual.get();
            }
            case Fault.AnswerLate late -> {
                HttpResponse answer = usual.get();
                pause(late.delay());
                yield answer;
            }
            case Fault.AnswerLost lost -> {
                HttpResponse unheard = usual.get();
                LOG.debug("Dropped the answer with status {}, as a test ordered", unheard.status());
                yield HttpResponse.lost();
            }
            case Fault.RequestLost lost -> HttpResponse.lost();
        };
    }

    /** A refusal with the status 429 also says when to retry. */
    private static HttpResponse refused(Fault.Refused refused) {
        ObjectNode body = Json.object().put("message", refused.message()).put("code", refused.code());
        return refused.status() == TOO_MANY_REQUESTS
                ? json(
                                TOO_MANY_REQUESTS,
                                body.put("retry_after", 1.0)
                                        .put("global", false)
                                        .toString())
                        .withHeader("Retry-After", "1")
                        .withHeader("X-RateLimit-Scope", "shared")
                : json(refused.status(), body.toString());
    }

    private static HttpResponse rateLimited(Fault.RateLimited limit) {
        String body = Json.object()
                .put("message", "You are being rate limited.")
                .put("retry_after", (double) limit.seconds())
                .put("global", limit.global())
                .toString();
        HttpResponse response = json(TOO_MANY_REQUESTS, body)
                .withHeader("Retry-After", Integer.toString(limit.seconds()))
                .withHeader("X-RateLimit-Scope", limit.global() ? "global" : "user");
        return limit.global() ? response.withHeader("X-RateLimit-Global", "true") : response;
    }

    private static HttpResponse json(int status, String body) {
        return HttpResponse.of(status, "application/json", Bytes.utf8(body));
    }

    private static void pause(Duration delay) {
        try {
            Thread.sleep(delay);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
