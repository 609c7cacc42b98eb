package dolmen.sandbox.gateway;

/**
 * A login's subscription to events.
 *
 * @param shard its part of the servers
 * @param intents bits of the kinds of events
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
