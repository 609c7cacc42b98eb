package dolmen.bot.match.notice;

import java.time.Instant;

/** The result of an attempt to deliver something to Discord. */
public sealed interface Delivery {

    /** The message is public; {@code how} identifies it for the log. */
    record Delivered(String how) implements Delivery {}

    /** The attempt failed, and should be repeated. */
    record Later(String why) implements Delivery {}

    /** It would disturb somebody now, and should be attempted at {@code then}. */
    record NotBefore(Instant then, String why) implements Delivery {}

    /** It cannot be delivered while the place is as it is, for an unknown time. */
    record Unreachable(String why) implements Delivery {}

    /** It can never be delivered, for instance because the channel was deleted. */
    record Never(String why) implements Delivery {}
}
