package dolmen.sandbox.gateway;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A shard of the bot, which has a part of the servers.
 *
 * @param index the number of the shard, from 0
 * @param count the number of shards
 */
record Shard(int index, int count) {
    private static final int TIME_SHIFT = 22;

    /** The shard named in a login; a login that names none has all servers. */
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
