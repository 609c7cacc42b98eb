package dolmen.sandbox.gateway;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * The servers of one shard.
 *
 * @param index from 0
 * @param count the number of shards
 */
record Shard(int index, int count) {
    private static final int TIME_SHIFT = 22;

    /** The shard that a login names; a login without a shard has all servers. */
    static Shard of(JsonNode named) {
        return named.isArray() ? new Shard(named.path(0).asInt(), named.path(1).asInt()) : new Shard(0, 1);
    }

    boolean possible() {
        return count >= 1 && index >= 0 && index < count;
    }

    boolean hasGuild(long guildId) {
        return (guildId >> TIME_SHIFT) % count == index;
    }

    /** True for the first shard, which receives direct messages. */
    boolean hasDirectMessages() {
        return index == 0;
    }
}
