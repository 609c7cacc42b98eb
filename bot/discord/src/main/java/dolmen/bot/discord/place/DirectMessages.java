package dolmen.bot.discord.place;

import dolmen.bot.discord.answer.Failures;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Shards;
import dolmen.bot.match.notice.Delivery;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.RateLimitedException;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The sender of all direct messages of the bot. Discord treats a bot that writes to many people at once as a spammer,
 * and blocks its messages to new people. The rate of messages is therefore low. After such a block the bot pauses all
 * messages, and the pause doubles while Discord refuses. Waits for Discord, but never for the rate limit. Safe for use
 * by many threads.
 *
 * <p>See Discord's documentation of Create DM. Reports give a limit of 25 to 40 messages; Discord publishes none.
 */
public final class DirectMessages {
    private static final Logger log = LoggerFactory.getLogger(DirectMessages.class);

    private static final int LATEST = 25;
    private static final Duration FIRST_PAUSE = Duration.ofMinutes(10);
    private static final Duration LONGEST_PAUSE = Duration.ofDays(1);
    private static final long NANOS_PER_SECOND = 1_000_000_000;

    private final Connections connections;
    private final InstantSource clock;
    private final Bucket all;
    private final Bucket news;

    private Instant resumed = Instant.MIN;
    private Duration pause = FIRST_PAUSE;

    /** @param own the shards of this process, which determine its share of the bot's rate limit */
    public DirectMessages(Connections connections, InstantSource clock, Shards own) {
        this.connections = connections;
        this.clock = clock;
        this.all = bucket(7, Duration.ofSeconds(4), own);
        this.news = bucket(4, Duration.ofSeconds(15), own);
    }

    private Bucket bucket(int atOnce, Duration between, Shards own) {
        Duration pace = between.multipliedBy(own.total()).dividedBy(own.count());
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(atOnce).refillGreedy(1, pace))
                .withCustomTimePrecision(new ClockMeter(clock))
                .build();
    }

    /** The clock of the rate limits. */
    private record ClockMeter(InstantSource clock) implements TimeMeter {
        @Override
        public long currentTimeNanos() {
            Instant now = clock.instant();
            return now.getEpochSecond() * NANOS_PER_SECOND + now.getNano();
        }

        @Override
        public boolean isWallClockBased() {
            return true;
        }
    }

    /** Sends a reply that the person asked for, or urgent news that concerns only this person. */
    public Delivery send(PlayerId player, Supplier<MessageCreateData> message, String nonce) {
        return all.tryConsume(1) ? write(player, message, nonce) : busy();
    }

    /** Sends the next message of a match that is played in direct messages; such a conversation is not spam. */
    public Delivery sendTurn(PlayerId player, Supplier<MessageCreateData> message, String nonce) {
        return write(player, message, nonce);
    }

    /** Sends news that may go to many people at once, only a few messages a minute. */
    public Delivery sendNews(PlayerId player, Supplier<MessageCreateData> message, String nonce) {
        return news.getAvailableTokens() > 0 && all.tryConsume(1) && news.tryConsume(1)
                ? write(player, message, nonce)
                : busy();
    }

    /**
     * Reduces messages with buttons that a newer one has replaced, all that match but the newest, to their first line.
     * Does not wait; a failure leaves buttons that are refused as stale.
     */
    public void keepNewest(PlayerId player, Predicate<Message> replaced) {
        connections
                .any()
                .openPrivateChannelById(player.value())
                .flatMap(channel -> channel.getHistory().retrievePast(LATEST))
                .queue(
                        messages -> messages.stream()
                                .filter(message -> message.getAuthor()
                                        .equals(message.getJDA().getSelfUser()))
                                .filter(message -> !message.getComponents().isEmpty())
                                .filter(replaced)
                                .skip(1)
                                .forEach(message ->
                                        message.editMessage(reduced(message)).queue(done -> {}, DirectMessages::kept)),
                        DirectMessages::kept);
    }

    private static MessageEditData reduced(Message message) {
        return new MessageEditBuilder()
                .setContent(message.getContentRaw().lines().findFirst().orElse(""))
                .setComponents(List.of())
                .setAllowedMentions(List.of())
                .build();
    }

    private static void kept(Throwable failure) {
        log.debug("Old messages to a player keep their buttons: {}", failure.getMessage());
    }

    private static Delivery busy() {
        return new Delivery.Later("the bot's rate limit for direct messages is reached");
    }

    private Delivery write(PlayerId player, Supplier<MessageCreateData> message, String nonce) {
        Instant began = clock.instant();
        if (pausedUntil().isAfter(began)) {
            return new Delivery.NotBefore(pausedUntil(), "Discord blocks the bot's direct messages");
        }
        try {
            Message sent = connections
                    .any()
                    .openPrivateChannelById(player.value())
                    .complete(false)
                    .sendMessage(message.get())
                    .setNonce(nonce)
                    .complete(false);
            written(began);
            return new Delivery.Delivered("message " + sent.getId());
        } catch (RateLimitedException limited) {
            Instant then = clock.instant().plusMillis(limited.getRetryAfter());
            return new Delivery.NotBefore(then, String.valueOf(limited.getMessage()));
        } catch (ErrorResponseException failure) {
            return refused(began, failure);
        }
    }

    private Delivery refused(Instant began, ErrorResponseException failure) {
        String why = failure.getMeaning();
        if (Failures.takenForSpam(failure)) {
            return new Delivery.NotBefore(paused(began, why), why);
        }
        if (Failures.unreachable(failure)) {
            return new Delivery.Never(why);
        }
        return Failures.passing(failure) ? new Delivery.Later(why) : new Delivery.Unreachable(why);
    }

    private synchronized Instant pausedUntil() {
        return resumed;
    }

    /** Starts a pause. Of several concurrent messages only the first refusal counts. */
    private synchronized Instant paused(Instant began, String why) {
        if (!began.isBefore(resumed)) {
            resumed = began.plus(pause);
            log.warn("Discord blocks the bot's direct messages; next attempt at {}: {}", resumed, why);
            Duration next = pause.multipliedBy(2);
            pause = next.compareTo(LONGEST_PAUSE) < 0 ? next : LONGEST_PAUSE;
        }
        return resumed;
    }

    private synchronized void written(Instant began) {
        if (!began.isBefore(resumed)) {
            pause = FIRST_PAUSE;
        }
    }
}
