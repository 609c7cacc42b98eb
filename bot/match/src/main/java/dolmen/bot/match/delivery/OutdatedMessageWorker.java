package dolmen.bot.match.delivery;

import dolmen.bot.id.ChannelId;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.Lanes;
import dolmen.bot.match.notice.PostedMessage;
import dolmen.bot.match.notice.PostedMessages;
import dolmen.bot.match.notice.Retries;
import dolmen.bot.match.notice.Rounds;
import dolmen.bot.survival.Pass;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Removes the buttons of outdated messages. It retries until Discord confirms their removal; while the bot lacks
 * permission to edit a message, it retries for about a day.
 *
 * <p>For one thread at a time; a crash at any point loses nothing, and removing buttons twice does no harm.
 */
public final class OutdatedMessageWorker {
    private static final Logger log = LoggerFactory.getLogger(OutdatedMessageWorker.class);

    private final PostedMessages messages;
    private final ButtonTaker taker;
    private final Rounds<ChannelId, PostedMessages.OutdatedMessage> rounds;
    private final InstantSource clock;

    public OutdatedMessageWorker(
            PostedMessages messages, ButtonTaker taker, Lanes<ChannelId> lanes, InstantSource clock) {
        this.messages = messages;
        this.taker = taker;
        this.rounds = new Rounds<>(lanes, outdated -> outdated.message().channel(), log);
        this.clock = clock;
    }

    /** Attempts every due message once; a slow channel does not delay the others. */
    public void takeDue() {
        rounds.go(
                most -> messages.outdated(clock.instant(), most),
                (ofChannel, pass) -> ofChannel.forEach(outdated -> take(outdated, pass)));
    }

    private void take(PostedMessages.OutdatedMessage outdated, Pass pass) {
        PostedMessage message = outdated.message();
        switch (pass.<Delivery>attempt(
                "The buttons of " + message,
                () -> taker.takeButtons(message),
                failure -> new Delivery.Later(failure.toString()))) {
            case Delivery.Delivered delivered -> messages.forget(message);
            case Delivery.Never(String why) -> {
                log.debug("{} has no buttons: {}", message, why);
                messages.forget(message);
            }
            case Delivery.Later(String why) -> tryAgain(outdated);
            case Delivery.NotBefore(var then, String why) -> messages.postpone(message, then);
            case Delivery.Unreachable(String why)
            when Retries.hopeless(outdated.attempts()) -> {
                log.warn("Could not remove the buttons of {}: {}", message, why);
                messages.forget(message);
            }
            case Delivery.Unreachable(String why) -> tryAgain(outdated);
        }
    }

    private void tryAgain(PostedMessages.OutdatedMessage outdated) {
        messages.postpone(outdated.message(), clock.instant().plus(Retries.pauseAfter(outdated.attempts())));
    }
}
