package dolmen.bot.discord.posted;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.bot.id.MessageId;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The last texts of messages, shown when their buttons are removed. They are kept in memory only: a message that was
 * written before a restart loses its buttons and keeps its text. Safe for use by many threads.
 */
public final class LastingWords {
    private static final int MOST_MESSAGES = 10_000;

    private final Cache<MessageId, Supplier<String>> words =
            Caffeine.newBuilder().maximumSize(MOST_MESSAGES).build();

    /**
     * Sets the last text of the message.
     *
     * @param lasting called when the buttons are removed
     */
    public void keep(MessageId message, Supplier<String> lasting) {
        words.put(message, lasting);
    }

    /** Removes and returns the last text of the message; empty if there is none. */
    public Optional<Supplier<String>> take(MessageId message) {
        return Optional.ofNullable(words.asMap().remove(message));
    }

    /** The last text of the message; empty if the present one is to stay, or none is known. */
    Optional<String> of(MessageId message) {
        return Optional.ofNullable(words.getIfPresent(message)).map(Supplier::get);
    }
}
