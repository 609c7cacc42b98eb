package dolmen.bot.match.notice;

import java.time.Instant;

/** What became of an attempt to deliver something that is owed to Discord. */
public sealed interface Delivery {

    /** Everybody can read it; {@code how} names the message for the log. */
    record Delivered(String how) implements Delivery {}

    /** It could not be delivered now; it is worth another attempt. */
    record Later(String why) implements Delivery {}

    /** It would disturb somebody now; it is worth another attempt then. */
    record NotBefore(Instant then, String why) implements Delivery {}

    /** It cannot be delivered as long as the place is as it is; that says nothing about how long it will be. */
    record Unreachable(String why) implements Delivery {}

    /** It can never be delivered, say because the channel has gone. */
    record Never(String why) implements Delivery {}
}
