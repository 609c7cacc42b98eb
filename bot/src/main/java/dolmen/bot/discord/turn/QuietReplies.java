package dolmen.bot.discord.turn;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Ticker;
import dolmen.bot.discord.desk.RateLimit;
import dolmen.bot.discord.words.Text;
import java.time.Duration;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.emoji.Emoji;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Answers to messages where everybody reads along: they notify nobody, and at most one to each person stands in a
 * channel. It goes when the person's next message is answered or needs no answer. Safe for use by many threads.
 */
final class QuietReplies {
    private static final Logger log = LoggerFactory.getLogger(QuietReplies.class);
    private static final Emoji DONE = Emoji.fromUnicode("✅");
    private static final Duration USEFUL = Duration.ofDays(2);
    private static final int MAX_REMEMBERED = 1_000;
    /** Many enough that no person is left out, and few enough that a board never waits long behind them. */
    private static final int MAX_IN_CHANNEL = 10;

    private static final Duration WINDOW = Duration.ofSeconds(30);

    private final RateLimit inChannel;
    private final Cache<Place, Message> standing = Caffeine.newBuilder()
            .expireAfterWrite(USEFUL)
            .maximumSize(MAX_REMEMBERED)
            .build();

    QuietReplies(Ticker time) {
        this.inChannel = new RateLimit(MAX_IN_CHANNEL, WINDOW, time);
    }

    private record Place(long channel, long person) {
        static Place of(Message message) {
            return new Place(message.getChannelIdLong(), message.getAuthor().getIdLong());
        }
    }

    /** Answers in words, unless there is too much talk in the channel just now. */
    void reply(Message message, String words) {
        reply(message, MessageCreateData.fromContent(Text.cut(words, Text.MAX_MESSAGE)));
    }

    void reply(Message message, MessageCreateData answer) {
        if (inChannel.take(message.getChannelIdLong())) {
            Message reply = message.reply(answer)
                    .failOnInvalidReply(false)
                    .mentionRepliedUser(false)
                    .setSuppressedNotifications(true)
                    .complete();
            delete(standing.asMap().put(Place.of(message), reply));
        }
    }

    /** Says without words that it is done. */
    void done(Message message) {
        delete(standing.asMap().remove(Place.of(message)));
        boolean allowed = !message.isFromGuild()
                || message.getGuild()
                        .getSelfMember()
                        .hasPermission(message.getGuildChannel(), Permission.MESSAGE_ADD_REACTION);
        if (allowed) {
            message.addReaction(DONE).queue(added -> {}, failure -> log.debug("Not marked as done", failure));
        }
    }

    private static void delete(@Nullable Message useless) {
        if (useless != null) {
            useless.delete().queue(deleted -> {}, failure -> log.debug("An old answer stays", failure));
        }
    }
}
