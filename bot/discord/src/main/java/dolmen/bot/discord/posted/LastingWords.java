package dolmen.bot.discord.posted;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.bot.id.MessageId;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The final texts of messages, shown when their buttons are removed. They are in memory only: a message from before a
 * restart loses its buttons but keeps its text. Safe for use by many threads.
 */
public final class LastingWords {
    private static final int MOST_MESSAGES = 10_000;

    private final Cache<MessageId, Supplier<String>> words =
            Caffeine.newBuilder().maximumSize(MOST_MESSAGES).build();

    /**
     * Sets the final text of the message.
     *
     * @param lasting called when the buttons are removed
     */
    public void keep(MessageId message, Supplier<String> lasting) {
        words.put(message, lasting);
    }

    /** Removes and returns the final text of the message; empty if there is none. */
    public Optional<Supplier<String>> take(MessageId message) {
        return Optional.ofNullable(words.asMap().remove(message));
    }

    /** The final text of the message; empty if the current text stays. */
    Optional<String> of(MessageId message) {
        return Optional.ofNullable(words.getIfPresent(message)).map(Supplier::get);
    }
}
