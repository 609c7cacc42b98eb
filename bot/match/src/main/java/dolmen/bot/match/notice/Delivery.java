package dolmen.bot.match.notice;

import java.time.Instant;

/** The result of an attempt to deliver something to Discord. */
public sealed interface Delivery {

    /** The message is public; {@code how} identifies it for the log. */
    record Delivered(String how) implements Delivery {}

    /** The attempt failed, and should be repeated. */
    record Later(String why) implements Delivery {}

    /** The message would disturb somebody now, and should be attempted at {@code then}. */
    record NotBefore(Instant then, String why) implements Delivery {}

    /** The message cannot be delivered until its place changes, for an unknown time. */
    record Unreachable(String why) implements Delivery {}

    /** The message can never be delivered, for instance because the channel was deleted. */
    record Never(String why) implements Delivery {}
}
