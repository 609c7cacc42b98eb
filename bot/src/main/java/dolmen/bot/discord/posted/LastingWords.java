package dolmen.bot.discord.posted;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.bot.id.MessageId;
import java.util.Optional;

/**
 * What messages shall still say when their buttons are taken. Kept in memory only: a message that was written before a
 * restart loses its buttons and keeps its words. Safe for use by many threads.
 */
public final class LastingWords {
    private static final int MOST_MESSAGES = 10_000;

    private final Cache<MessageId, String> words =
            Caffeine.newBuilder().maximumSize(MOST_MESSAGES).build();

    public void keep(MessageId message, String lasting) {
        words.put(message, lasting);
    }

    /** Those of that message; empty if it shall stay as it is, or nobody knows. */
    Optional<String> of(MessageId message) {
        return Optional.ofNullable(words.getIfPresent(message));
    }
}
