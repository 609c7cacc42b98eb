package dolmen.bot.discord.turn;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Ticker;
import dolmen.bot.discord.answer.AnotherProcess;
import dolmen.bot.discord.answer.AnswerPhrases;
import dolmen.bot.discord.answer.Failures;
import dolmen.bot.discord.desk.InFlight;
import dolmen.bot.discord.desk.RateLimit;
import dolmen.bot.survival.FailureLog;
import dolmen.rules.phrase.Wording;
import java.time.Duration;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.User;
import net.dv8tion.jda.api.events.message.MessageReceivedEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Passes messages to the bot on to their handler, each once and up to a rate limit for each person. Safe for use by
 * many threads.
 */
public final class MessageListener extends ListenerAdapter {
    private static final Logger log = LoggerFactory.getLogger(MessageListener.class);
    private static final FailureLog failures = new FailureLog(log);
    /** The time within which Discord may deliver a message again after a lost connection. */
    private static final Duration REPEATED = Duration.ofMinutes(15);

    private static final int MAX_OF_PERSON = 30;
    private static final Duration WINDOW = Duration.ofSeconds(30);

    private final MoveByMessage moves;
    private final AnotherProcess other;
    private final InFlight inFlight;
    private final Wording wording;
    private final RateLimit ofPerson;
    private static final int MOST_SEEN = 100_000;

    private final Cache<Long, Boolean> seen = Caffeine.newBuilder()
            .expireAfterWrite(REPEATED)
            .maximumSize(MOST_SEEN)
            .build();

    /** @param wording the language of the answer that the bot is stopping */
    public MessageListener(MoveByMessage moves, AnotherProcess other, InFlight inFlight, Wording wording, Ticker time) {
        this.moves = moves;
        this.other = other;
        this.inFlight = inFlight;
        this.wording = wording;
        this.ofPerson = new RateLimit(MAX_OF_PERSON, WINDOW, time);
    }

    @Override
    public void onMessageReceived(MessageReceivedEvent event) {
        User author = event.getAuthor();
        if (!author.isBot() && !author.isSystem() && !event.isWebhookMessage()) {
            Message message = event.getMessage();
            MessageToBot.by(message)
                    .ifPresentOrElse(
                            said -> addressed(message, said), () -> logged(message, () -> moves.overheard(message)));
        }
    }

    private void addressed(Message message, MessageToBot said) {
        if (seen.asMap().putIfAbsent(message.getIdLong(), true) == null
                && !inFlight.run(() -> logged(message, () -> answer(message, said)))) {
            sendAway(message);
        }
    }

    /** Answers that the bot is stopping. */
    private void sendAway(Message message) {
        try {
            message.reply(wording.of(AnswerPhrases.restarting()))
                    .queue(said -> {}, failure -> log.info("{}", failure.getMessage()));
        } catch (RuntimeException failure) {
            log.info("Message {} could not be answered: {}", message.getId(), failure.getMessage());
        }
    }

    private void answer(Message message, MessageToBot said) {
        long author = message.getAuthor().getIdLong();
        if (!ofPerson.take(author)) {
            moves.askToWait(message, ofPerson.untilFree(author));
        } else if (other.mayHaveAnswered()) {
            moves.refuseUnlessAnswered(message, said);
        } else {
            moves.answer(message, said);
        }
    }

    private static void logged(Message message, Runnable answer) {
        try {
            answer.run();
        } catch (RuntimeException failure) {
            if (Failures.noAccess(failure) || Failures.unreachable(failure)) {
                log.info("Message {} could not be answered: {}", message.getId(), failure.getMessage());
            } else {
                failures.error("Message {} failed", message.getId(), failure);
            }
        } catch (Error failure) {
            failures.error("Message {} failed", message.getId(), failure);
            throw failure;
        }
    }
}
