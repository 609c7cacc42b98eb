package dolmen.bot.id;

/** A server on Discord, by its id. */
public record GuildId(long value) {

    @Override
    public String toString() {
        return Long.toUnsignedString(value);
    }
}
