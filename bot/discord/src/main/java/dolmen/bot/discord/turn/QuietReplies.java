package dolmen.bot.discord.turn;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Expiry;
import com.github.benmanes.caffeine.cache.Ticker;
import dolmen.bot.discord.desk.RateLimit;
import dolmen.bot.discord.words.Text;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.emoji.Emoji;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Public replies to messages, which notify nobody. Each person has at most one refusal in a channel. It is deleted when
 * the person's next message is answered or needs no answer. A refusal deletes neither replies about played moves nor
 * boards within a turn. A person over the limit is told once when the next answer will come. Safe for use by many
 * threads.
 */
final class QuietReplies {
    private static final Logger log = LoggerFactory.getLogger(QuietReplies.class);
    private static final Emoji DONE = Emoji.fromUnicode("✅");
    private static final Duration USEFUL = Duration.ofDays(2);
    private static final int MAX_REMEMBERED = 1_000;
    private static final int MAX_TO_PERSON = 6;
    /** Large enough for everybody in a channel, and small enough that a board never waits long behind replies. */
    private static final int MAX_IN_CHANNEL = 12;

    private static final Duration WINDOW = Duration.ofSeconds(30);

    private final Function<Message, Wording> languages;
    private final RateLimit toPerson;
    private final RateLimit inChannel;
    private final Cache<Place, Message> refusals = remembered();
    private final Cache<Place, Message> boards = remembered();
    private final Cache<Place, Duration> toldToWait;
    /** Locks for replies to a person in a channel, so that a late answer never replaces a newer one. */
    private final Cache<Place, Lock> talks = Caffeine.newBuilder().weakValues().build();

    /** @param languages the language of those who read the answer to a message */
    QuietReplies(Ticker time, Function<Message, Wording> languages) {
        this.languages = languages;
        this.toPerson = new RateLimit(MAX_TO_PERSON, WINDOW, time);
        this.inChannel = new RateLimit(MAX_IN_CHANNEL, WINDOW, time);
        this.toldToWait = Caffeine.newBuilder()
                .expireAfter(Expiry.<Place, Duration>creating((place, wait) -> wait))
                .maximumSize(MAX_REMEMBERED)
                .ticker(time)
                .build();
    }

    private static Cache<Place, Message> remembered() {
        return Caffeine.newBuilder()
                .expireAfterWrite(USEFUL)
                .maximumSize(MAX_REMEMBERED)
                .build();
    }

    private record Place(long channel, long person) {
        static Place of(Message message) {
            return new Place(message.getChannelIdLong(), message.getAuthor().getIdLong());
        }
    }

    /** Replies with the reason why nothing was played, or with other help, until the person's next message. */
    void refuse(Message message, String words) {
        refuse(message, words(words));
    }

    void refuse(Message message, MessageCreateData answer) {
        inTurn(
                message,
                () -> limit(message)
                        .ifPresentOrElse(
                                wait -> tellToWait(message, wait),
                                () -> delete(refusals.asMap().put(Place.of(message), post(message, answer)))));
    }

    /** Replies like a refusal, but says nothing to a person over the limit; returns whether it has replied. */
    boolean hint(Message message, String words) {
        var told = new AtomicBoolean();
        inTurn(message, () -> {
            if (limit(message).isEmpty()) {
                delete(refusals.asMap().put(Place.of(message), post(message, words(words))));
                told.set(true);
            }
        });
        return told.get();
    }

    private void inTurn(Message message, Runnable telling) {
        Lock talk = talks.get(Place.of(message), place -> new ReentrantLock());
        talk.lock();
        try {
            telling.run();
        } finally {
            talk.unlock();
        }
    }

    /** The time until the person can get the next answer; empty if it is now. */
    private Optional<Duration> limit(Message message) {
        long person = message.getAuthor().getIdLong();
        long channel = message.getChannelIdLong();
        if (!toPerson.take(person)) {
            return Optional.of(toPerson.untilFree(person));
        }
        return inChannel.take(channel) ? Optional.empty() : Optional.of(inChannel.untilFree(channel));
    }

    /** Tells the person once to wait, and replaces the current refusal. */
    void askToWait(Message message, Duration wait) {
        inTurn(message, () -> tellToWait(message, wait));
    }

    private void tellToWait(Message message, Duration wait) {
        var place = Place.of(message);
        if (toldToWait.asMap().putIfAbsent(place, wait) == null) {
            long until = message.getTimeCreated().plus(wait).toEpochSecond() + 1;
            Phrase slow = TurnPhrases.messageSlowDown(new Verbatim("<t:%d:R>".formatted(until)));
            MessageCreateData words = words(languages.apply(message).of(slow));
            Message standing = refusals.getIfPresent(place);
            refusals.put(place, standing == null ? post(message, words) : edited(message, standing, words));
        }
    }

    private static Message edited(Message message, Message standing, MessageCreateData words) {
        try {
            return standing.editMessage(MessageEditData.fromCreateData(words))
                    .setReplace(true)
                    .complete();
        } catch (ErrorResponseException gone) {
            return post(message, words);
        }
    }

    /** Shows the board in the middle of a turn, until the turn is over. */
    void amidTurn(Message message, MessageCreateData board) {
        delete(refusals.asMap().remove(Place.of(message)));
        delete(boards.asMap().put(Place.of(message), post(message, board)));
    }

    /** Reports a played move permanently. */
    void played(Message message, MessageCreateData answer) {
        post(message, answer);
        clear(message);
    }

    /** Confirms with a reaction instead of text. */
    void done(Message message) {
        clear(message);
        boolean allowed = !message.isFromGuild()
                || message.getGuild()
                        .getSelfMember()
                        .hasPermission(message.getGuildChannel(), Permission.MESSAGE_ADD_REACTION);
        if (allowed) {
            message.addReaction(DONE).queue(added -> {}, failure -> log.debug("Could not add a reaction", failure));
        }
    }

    private void clear(Message message) {
        delete(refusals.asMap().remove(Place.of(message)));
        delete(boards.asMap().remove(Place.of(message)));
    }

    private static MessageCreateData words(String words) {
        return MessageCreateData.fromContent(Text.cut(words, Text.MAX_MESSAGE));
    }

    private static Message post(Message message, MessageCreateData answer) {
        return message.reply(answer)
                .failOnInvalidReply(false)
                .mentionRepliedUser(false)
                .setSuppressedNotifications(true)
                .complete();
    }

    private static void delete(@Nullable Message useless) {
        if (useless != null) {
            useless.delete().queue(deleted -> {}, failure -> log.debug("Could not delete a reply", failure));
        }
    }
}
