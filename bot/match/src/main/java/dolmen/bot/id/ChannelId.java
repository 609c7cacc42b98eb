package dolmen.bot.id;

/** The Discord id of a channel or a thread. */
public record ChannelId(long value) {

    @Override
    public String toString() {
        return Long.toUnsignedString(value);
    }
}
