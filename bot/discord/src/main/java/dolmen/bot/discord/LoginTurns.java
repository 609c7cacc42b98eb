package dolmen.bot.discord;

/**
 * Turns for the logins of shards, since Discord allows one login in five seconds to each group, whatever the process.
 */
@FunctionalInterface
public interface LoginTurns {
    /** The turns of a host with a single process, in which the client keeps the pauses itself. */
    LoginTurns ALONE = group -> {};

    /** Waits until a shard of that group may log in. */
    void await(int group) throws InterruptedException;
}
