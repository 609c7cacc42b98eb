package dolmen.bot.discord.place;

import java.time.Duration;

/**
 * How a thread came into the archive. Discord does not say who put it there, but does so itself only after as long a
 * silence as was agreed, or a shorter one on a server with almost as many open threads as there may be.
 *
 * @param silence since the last word
 * @param agreed after which the thread goes into the archive
 * @param open how many threads of the server are open, as far as the bot sees
 */
record Archiving(Duration silence, Duration agreed, int open) {
    /** Of a thousand; the bot does not see all. */
    private static final int CROWDED = 800;

    /** The least that can be agreed. */
    private static final Duration SHORTEST = Duration.ofHours(1);

    /** Whether it was Discord, as far as that can be known. */
    boolean byItself() {
        return silence.compareTo(open >= CROWDED ? SHORTEST : agreed) >= 0;
    }
}
