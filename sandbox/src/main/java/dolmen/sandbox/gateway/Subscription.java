package dolmen.sandbox.gateway;

/**
 * A login's subscription to events.
 *
 * @param shard the shard, which determines the servers
 * @param intents the intents, as bits
 */
record Subscription(Shard shard, int intents) {
    boolean wants(Intent intent) {
        return intent.isIn(intents);
    }

    boolean hears(long guildId, Intent intent) {
        return wants(intent) && shard.hasGuild(guildId);
    }

    boolean hearsDirectly(Intent intent) {
        return wants(intent) && shard.hasDirectMessages();
    }
}
