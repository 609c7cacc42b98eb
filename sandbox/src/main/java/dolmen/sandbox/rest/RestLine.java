package dolmen.sandbox.rest;

import dolmen.sandbox.http.HttpRequest;
import dolmen.sandbox.http.HttpResponse;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.Supplier;

/** The connection between the bot and the API; safe to use from any thread. */
public final class RestLine {
    private final RateLimits limits;
    private volatile Conditions conditions;

    /**
     * Creates a connection with the given conditions.
     *
     * @param clock the clock of the rate limits
     */
    public RestLine(Conditions conditions, InstantSource clock) {
        this.conditions = conditions;
        this.limits = new RateLimits(clock);
    }

    /** The current conditions. */
    public Conditions conditions() {
        return conditions;
    }

    /** Changes the conditions, from the next request on. */
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
