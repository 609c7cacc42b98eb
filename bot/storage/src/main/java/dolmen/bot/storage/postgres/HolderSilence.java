package dolmen.bot.storage.postgres;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Decides when a holder of shards has been silent for so long that another process may take them. Ten seconds of
 * silence alone are not enough, because a database server that was frozen itself finds everybody silent. The server
 * must also have answered the watching process promptly for the last four seconds. For use by one thread.
 */
final class HolderSilence {
    /** The maximum silence of a holder, by the server's clock. */
    static final Duration DEADLINE = Duration.ofSeconds(10);

    /** A running holder is silent this long only if its machine or its connection to the server is in trouble. */
    private static final Duration SUSPICIOUS = Duration.ofSeconds(4);

    private static final Duration WATCHED = Duration.ofSeconds(4);

    /** Four times the pause between two looks. */
    private static final Duration PROMPT = Duration.ofSeconds(2);

    private final LongSupplier nanos;
    private Optional<Holder> watched = Optional.empty();
    private long since;
    private long lastLook;

    /** @param nanos the clock of the watching process */
    HolderSilence(LongSupplier nanos) {
        this.nanos = nanos;
        this.lastLook = nanos.getAsLong();
    }

    /** The state of a holder at a look. */
    enum Sign {
        /** The holder seems to run. */
        ALIVE,
        /** The holder may be frozen. */
        SUSPECT,
        /** Another process may take the holder's shards. */
        OVER
    }

    /**
     * Judges the holder at a look. Must be called at every look.
     *
     * @param now the holder, as the server reports it at this moment
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
