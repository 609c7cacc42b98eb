package dolmen.bot.discord.posted;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.bot.id.MessageId;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What messages shall still say when their buttons are taken. Kept in memory only: a message that was written before a
 * restart loses its buttons and keeps its words. Safe for use by many threads.
 */
public final class LastingWords {
    private static final int MOST_MESSAGES = 10_000;

    private final Cache<MessageId, Supplier<String>> words =
            Caffeine.newBuilder().maximumSize(MOST_MESSAGES).build();

    /**
     * Lets that message say these words in the end.
     *
     * @param lasting asked when the buttons are taken
     */
    public void keep(MessageId message, Supplier<String> lasting) {
        words.put(message, lasting);
    }

    /** Forgets those of that message, and gives them back; empty if there are none. */
    public Optional<Supplier<String>> take(MessageId message) {
        return Optional.ofNullable(words.asMap().remove(message));
    }

    /** Those of that message; empty if it shall stay as it is, or nobody knows. */
    Optional<String> of(MessageId message) {
        return Optional.ofNullable(words.getIfPresent(message)).map(Supplier::get);
    }
}
