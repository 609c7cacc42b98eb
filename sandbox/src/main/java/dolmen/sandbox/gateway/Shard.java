package dolmen.sandbox.gateway;

/**
 * The part of the servers that one login is responsible for.
 *
 * @param index from 0
 * @param count how many there are
 */
record Shard(int index, int count) {
    private static final int TIME_SHIFT = 22;

    boolean hasGuild(long guildId) {
        return (guildId >> TIME_SHIFT) % count == index;
    }

    /** Direct messages come to the first. */
    boolean hasDirectMessages() {
        return index == 0;
    }
}
