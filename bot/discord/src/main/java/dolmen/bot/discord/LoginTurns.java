package dolmen.bot.discord;

/** Turns in which shards log in, since Discord lets only one of a group do so in five seconds, whatever its process. */
@FunctionalInterface
public interface LoginTurns {
    /** Those of a host that is a single process, in which the client keeps the pauses. */
    LoginTurns ALONE = group -> {};

    /** Waits until a shard of that group may log in. */
    void await(int group) throws InterruptedException;
}
