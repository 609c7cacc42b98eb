package dolmen.sandbox.login;

import java.time.Instant;

/**
 * A bot's attempt to log in with the right token, and its result.
 *
 * @param at the time
 * @param shard the number of the shard, from 0
 * @param shards the number of shards, as given by the bot
 */
public record LoginAttempt(Instant at, int shard, int shards, Verdict verdict) {

    /** The result of an attempt to log in. */
    public enum Verdict {
        /** The bot was admitted. */
        ADMITTED,
        /** A shard of the same bucket had logged in just before. */
        TOO_SOON,
        /** All logins of the day had been used. */
        NONE_LEFT
    }
}
