package dolmen.bot.storage.postgres;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Whether the holder of some shards has given no sign of life for so long that another process may take them. That it
 * was silent for ten seconds is not enough, since a server that was frozen itself finds everybody silent: it must have
 * answered whoever watches promptly for the last four of them. For use by one thread.
 */
final class Silence {
    /** How long a holder may be silent, by the clock of the server. */
    static final Duration DEADLINE = Duration.ofSeconds(10);

    /** A holder that runs is never silent for so long, unless its machine or its way to the server is in trouble. */
    private static final Duration SUSPICIOUS = Duration.ofSeconds(4);

    private static final Duration WATCHED = Duration.ofSeconds(4);

    /** Four times as long as two looks are apart. */
    private static final Duration PROMPT = Duration.ofSeconds(2);

    private final LongSupplier nanos;
    private Optional<Holder> watched = Optional.empty();
    private long since;
    private long lastLook;

    /** @param nanos how time passes for whoever watches */
    Silence(LongSupplier nanos) {
        this.nanos = nanos;
        this.lastLook = nanos.getAsLong();
    }

    /** What a look at the holder tells. */
    enum Sign {
        /** It runs, as far as anybody can say. */
        ALIVE,
        /** It may be frozen. */
        SUSPECT,
        /** Another process may take its shards. */
        OVER
    }

    /**
     * To be asked at every look.
     *
     * @param now who has the shards, as the server says at this moment
     */
    Sign of(Holder now) {
        long look = nanos.getAsLong();
        boolean prompt = look - lastLook < PROMPT.toNanos();
        boolean same = watched.filter(one -> one.backend() == now.backend() && one.sign() == now.sign())
                .isPresent();
        lastLook = look;
        if (!prompt || !same) {
            watched = Optional.of(now);
            since = look;
        }
        if (now.fence() == 0 || now.silence().compareTo(SUSPICIOUS) < 0 || look - since < PROMPT.toNanos()) {
            return Sign.ALIVE;
        }
        return now.silence().compareTo(DEADLINE) >= 0 && look - since >= WATCHED.toNanos() ? Sign.OVER : Sign.SUSPECT;
    }
}
