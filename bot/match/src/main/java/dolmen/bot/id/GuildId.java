package dolmen.bot.id;

/** The Discord id of a server, or {@link #DIRECT}. */
public record GuildId(long value) {
    /**
     * The number that stands for direct messages. Discord counts them as a server with this id when it distributes
     * servers among shards.
     */
    public static final GuildId DIRECT = new GuildId(0);

    /** True if this stands for direct messages. */
    public boolean direct() {
        return equals(DIRECT);
    }

    @Override
    public String toString() {
        return Long.toUnsignedString(value);
    }
}
