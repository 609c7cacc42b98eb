package dolmen.bot.discord.place;

import java.time.Duration;

/**
 * The circumstances in which a thread was archived. Discord does not say who archived it. It does so itself only after
 * the agreed time of silence, or after a shorter one on a server with almost as many open threads as there may be.
 *
 * @param silence the time since the last message
 * @param agreed the time of silence after which the thread is archived
 * @param open the number of open threads on the server, as far as the bot sees them
 */
record Archiving(Duration silence, Duration agreed, int open) {
    /** A number of open threads, out of a thousand; the bot does not see all. */
    private static final int CROWDED = 800;

    /** The shortest time of silence that Discord offers. */
    private static final Duration SHORTEST = Duration.ofHours(1);

    /** True if Discord itself archived the thread, as far as this can be known. */
    boolean byItself() {
        return silence.compareTo(open >= CROWDED ? SHORTEST : agreed) >= 0;
    }
}
