package dolmen.bot.id;

/** The Discord id of a server. */
public record GuildId(long value) {

    @Override
    public String toString() {
        return Long.toUnsignedString(value);
    }
}
