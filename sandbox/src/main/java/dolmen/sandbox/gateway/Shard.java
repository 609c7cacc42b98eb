package dolmen.sandbox.gateway;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * The part of the servers that one login is responsible for.
 *
 * @param index from 0
 * @param count how many there are
 */
record Shard(int index, int count) {
    private static final int TIME_SHIFT = 22;

    /** The one that a login names; one that names none is responsible for everything. */
    static Shard of(JsonNode named) {
        return named.isArray() ? new Shard(named.path(0).asInt(), named.path(1).asInt()) : new Shard(0, 1);
    }

    boolean possible() {
        return count >= 1 && index >= 0 && index < count;
    }

    boolean hasGuild(long guildId) {
        return (guildId >> TIME_SHIFT) % count == index;
    }

    /** Direct messages come to the first. */
    boolean hasDirectMessages() {
        return index == 0;
    }
}
