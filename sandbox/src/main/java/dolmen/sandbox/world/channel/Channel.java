package dolmen.sandbox.world.channel;

import java.util.Optional;

/** A place for messages. */
public sealed interface Channel permits TextChannel, ThreadChannel, DirectChannel, GroupChannel {
    /** The channel's id. */
    long id();

    /** Discord's number for the type of channel. */
    int type();

    /** The server of the channel; empty for a direct channel. */
    Optional<Long> guild();
}
