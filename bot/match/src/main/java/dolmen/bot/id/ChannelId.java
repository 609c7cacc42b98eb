package dolmen.bot.id;

/** A channel or a thread on Discord, by its id. */
public record ChannelId(long value) {

    @Override
    public String toString() {
        return Long.toUnsignedString(value);
    }
}
