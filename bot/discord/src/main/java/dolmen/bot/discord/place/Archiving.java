package dolmen.bot.discord.place;

import java.time.Duration;

/**
 * The circumstances in which a thread was archived. Discord does not say who archived it. Discord itself archives a
 * thread only after the agreed time without messages, or earlier on a server close to the limit of open threads.
 *
 * @param silence the time since the last message
 * @param agreed the auto-archive duration of the thread
 * @param open the number of open threads on the server that the bot can see
 */
record Archiving(Duration silence, Duration agreed, int open) {
    /** The number of visible open threads close to Discord's limit, which is one thousand for all threads. */
    private static final int CROWDED = 800;

    /** The shortest auto-archive duration that Discord offers. */
    private static final Duration SHORTEST = Duration.ofHours(1);

    /** True if Discord itself archived the thread, as far as the bot can know. */
    boolean byItself() {
        return silence.compareTo(open >= CROWDED ? SHORTEST : agreed) >= 0;
    }
}
