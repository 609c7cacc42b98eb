package dolmen.sandbox.login;

import java.time.Instant;

/**
 * A bot's attempt to log in with the right token, and its result.
 *
 * @param at the time
 * @param shard from 0
 * @param shards their number, as given by the bot
 */
public record LoginAttempt(Instant at, int shard, int shards, Verdict verdict) {

    /** The result of an attempt to log in. */
    public enum Verdict {
        /** The bot was let in. */
        ADMITTED,
        /** Another shard, or the same one, had logged in just before. */
        TOO_SOON,
        /** All logins of the day were used up. */
        NONE_LEFT
    }
}
