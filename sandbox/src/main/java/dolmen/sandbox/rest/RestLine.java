package dolmen.sandbox.rest;

import dolmen.sandbox.http.HttpRequest;
import dolmen.sandbox.http.HttpResponse;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.Supplier;

/** The way of requests to the API and of their answers back; safe to use from any thread. */
public final class RestLine {
    private final RateLimits limits;
    private volatile Conditions conditions;

    /**
     * A line under the given conditions.
     *
     * @param clock counts the windows of the rate limits
     */
    public RestLine(Conditions conditions, InstantSource clock) {
        this.conditions = conditions;
        this.limits = new RateLimits(clock);
    }

    /** How it is now. */
    public Conditions conditions() {
        return conditions;
    }

    /** Makes it different from the next request on. */
    public void change(Conditions newConditions) {
        limits.clear();
        conditions = newConditions;
    }

    HttpResponse carry(HttpRequest request, String path, Supplier<HttpResponse> work) {
        Conditions now = conditions;
        pause(now.latency().dividedBy(2));
        HttpResponse answer = now.rateLimits() ? limits.answer(request, path, work) : work.get();
        pause(now.latency().minus(now.latency().dividedBy(2)));
        return answer.withHeader("via", "1.1 google");
    }

    private static void pause(Duration duration) {
        try {
            Thread.sleep(duration);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
