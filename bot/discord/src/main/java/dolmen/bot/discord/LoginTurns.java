package dolmen.bot.discord;

/** Login turns for shards, since Discord allows each group one login in five seconds, across all processes. */
@FunctionalInterface
public interface LoginTurns {
    /** The turns of a host with a single process, whose client keeps the pauses itself. */
    LoginTurns ALONE = group -> () -> {};

    /**
     * Waits until a shard of that group may log in.
     *
     * @return to be run once the shard has logged in or failed to
     */
    Runnable take(int group) throws InterruptedException;
}
