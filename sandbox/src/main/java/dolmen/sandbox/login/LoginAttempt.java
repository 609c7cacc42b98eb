package dolmen.sandbox.login;

import java.time.Instant;

/**
 * A login that a bot asked for, with the right token, and what became of it.
 *
 * @param at when
 * @param shard from 0
 * @param shards how many there are, by what the bot said
 */
public record LoginAttempt(Instant at, int shard, int shards, Verdict verdict) {

    /** What became of a login. */
    public enum Verdict {
        /** The bot was let in. */
        ADMITTED,
        /** Another shard, or the same one, had logged in just before. */
        TOO_SOON,
        /** All logins of the day were used up. */
        NONE_LEFT
    }
}
