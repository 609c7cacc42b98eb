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
 * Lets no more requests out than Discord takes of a bot, which are fifty a second: whoever goes beyond is held up in
 * everything for a second. Edits of messages can wait, and leave room for what is posted. Answers to interactions do
 * not count at Discord, and are let through. Safe for use by many threads; waits in that of the request.
 */
final class Pacing implements Interceptor {
    private static final String CALLBACKS = "interactions";
    private static final String FOLLOW_UPS = "webhooks";

    private final UninterruptibleBlockingStrategy waiting;
    private final Bucket all;
    private final Bucket edits;

    /**
     * Pacing by the clock of this machine.
     *
     * @param share of all servers that this process looks after, since Discord counts the requests of all processes
     */
    Pacing(double share) {
        this(TimeMeter.SYSTEM_NANOTIME, UninterruptibleBlockingStrategy.PARKING, share);
    }

    /** Fewer than fifty, since what leaves evenly may arrive together after a pause of either process. */
    Pacing(TimeMeter clock, UninterruptibleBlockingStrategy waiting, double share) {
        this.waiting = waiting;
        this.all = bucket(clock, 2, Math.max(2, (int) (36 * share)));
        this.edits = bucket(clock, 1, Math.max(1, (int) (8 * share)));
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

    /** Paths are {@code /api/v10/…}, the first word below which names what is asked for. */
    private static boolean counts(Request request) {
        return request.url().pathSegments().stream()
                .skip(2)
                .limit(1)
                .noneMatch(word -> word.equals(CALLBACKS) || word.equals(FOLLOW_UPS));
    }
}
