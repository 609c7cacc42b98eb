package dolmen.bot.discord;

import io.github.bucket4j.Bucket;
import io.github.bucket4j.TimeMeter;
import io.github.bucket4j.UninterruptibleBlockingStrategy;
import java.io.IOException;
import java.time.Duration;
import okhttp3.Interceptor;
import okhttp3.Request;
import okhttp3.Response;

/**
 * Keeps requests below Discord's limit per second, since Discord blocks a bot that exceeds it for a second. Edits of
 * messages can wait, and leave room for new messages. Answers to interactions do not count towards the limit, and pass
 * at once. Safe for use by many threads; a request waits in its own thread.
 */
final class Pacing implements Interceptor {
    private static final String CALLBACKS = "interactions";
    private static final String FOLLOW_UPS = "webhooks";

    /** The share of Discord's limit for all requests: 36 of 50. */
    private static final double ALL = 0.72;

    /** The share of Discord's limit for edits: 8 of 50. */
    private static final double EDITS = 0.16;

    private final UninterruptibleBlockingStrategy waiting;
    private final Bucket all;
    private final Bucket edits;

    /**
     * Pacing by the clock of this machine.
     *
     * @param requests Discord's limit for this process, in requests per second
     */
    Pacing(double requests) {
        this(TimeMeter.SYSTEM_NANOTIME, UninterruptibleBlockingStrategy.PARKING, requests);
    }

    /** Stays below Discord's limit, since evenly sent requests may arrive together after a pause on either side. */
    Pacing(TimeMeter clock, UninterruptibleBlockingStrategy waiting, double requests) {
        this.waiting = waiting;
        this.all = bucket(clock, 2, Math.max(2, (int) (ALL * requests)));
        this.edits = bucket(clock, 1, Math.max(1, (int) (EDITS * requests)));
    }

    private static Bucket bucket(TimeMeter clock, int atOnce, int perSecond) {
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(atOnce).refillGreedy(perSecond, Duration.ofSeconds(1)))
                .withCustomTimePrecision(clock)
                .build();
    }

    @Override
    public Response intercept(Chain chain) throws IOException {
        Request request = chain.request();
        if (counts(request)) {
            if (request.method().equals("PATCH")) {
                edits.asBlocking().consumeUninterruptibly(1, waiting);
            }
            all.asBlocking().consumeUninterruptibly(1, waiting);
        }
        return chain.proceed(request);
    }

    /** True if the request counts. In a path, the segment after {@code /api/v10/} names the kind of resource. */
    private static boolean counts(Request request) {
        return request.url().pathSegments().stream()
                .skip(2)
                .limit(1)
                .noneMatch(word -> word.equals(CALLBACKS) || word.equals(FOLLOW_UPS));
    }
}
