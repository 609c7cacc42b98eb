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
 * Lets no more requests out in a second than Discord takes of a bot: whoever goes beyond is held up in everything for a
 * second. Edits of messages can wait, and leave room for what is posted. Answers to interactions do not count at
 * Discord, and are let through. Safe for use by many threads; waits in that of the request.
 */
final class Pacing implements Interceptor {
    private static final String CALLBACKS = "interactions";
    private static final String FOLLOW_UPS = "webhooks";

    /** Of what Discord takes: 36 of 50. */
    private static final double ALL = 0.72;

    /** Of what Discord takes: 8 of 50. */
    private static final double EDITS = 0.16;

    private final UninterruptibleBlockingStrategy waiting;
    private final Bucket all;
    private final Bucket edits;

    /**
     * Pacing by the clock of this machine.
     *
     * @param requests how many of this process Discord takes in a second
     */
    Pacing(double requests) {
        this(TimeMeter.SYSTEM_NANOTIME, UninterruptibleBlockingStrategy.PARKING, requests);
    }

    /** Fewer than Discord takes, since what leaves evenly may arrive together after a pause of either process. */
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

    /** Paths are {@code /api/v10/…}, the first word below which names what is asked for. */
    private static boolean counts(Request request) {
        return request.url().pathSegments().stream()
                .skip(2)
                .limit(1)
                .noneMatch(word -> word.equals(CALLBACKS) || word.equals(FOLLOW_UPS));
    }
}
