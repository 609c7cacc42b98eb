package dolmen.sandbox.world.interaction;

import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.channel.DirectChannel;

/** The kind of place where an interaction happens, which Discord calls its context. */
public enum InteractionPlace {
    /** A server. */
    GUILD(0),
    /** The direct messages of a person and the bot. */
    BOT_DM(1),
    /** The direct messages of people without the bot. */
    PRIVATE_CHANNEL(2);

    private final int number;

    InteractionPlace(int number) {
        this.number = number;
    }

    /** Discord's number. */
    public int number() {
        return number;
    }

    /** The kind of a channel. */
    public static InteractionPlace of(Channel channel, long botId) {
        if (channel.guild().isPresent()) {
            return GUILD;
        }
        return channel instanceof DirectChannel direct && direct.has(botId) ? BOT_DM : PRIVATE_CHANNEL;
    }
}
