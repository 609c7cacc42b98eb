package dolmen.bot.match.challenge;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.MessageId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The port to the messages of challenges: which message is whose, how one can be written that is not known yet, and
 * which may not show how theirs stands. Safe for use by many threads; what a method has returned from is durable.
 */
public interface PostedChallenges {

    /**
     * A challenge whose message is owed.
     *
     * @param attempts how often it was tried in vain
     */
    record OwedMessage(ChallengeId challenge, int attempts) {}

    /** The message of the challenge; empty as long as nobody has told it. */
    Optional<MessageId> messageOf(ChallengeId challenge);

    /** Those of which the message is due at that time, the longest due first. */
    List<OwedMessage> due(Instant now, int limit);

    /** Whether the message may not show how the challenge stands. */
    boolean owed(ChallengeId challenge);

    /** A message was promised as the answer to the interaction with that token, and is not known yet. */
    void promise(ChallengeId challenge, String token);

    /** The token of the interaction to which a message was promised; empty if none was, or it is known. */
    Optional<String> promised(ChallengeId challenge);

    /** That message is the challenge's, whatever it shows. */
    void adopt(ChallengeId challenge, MessageId message);

    /** The challenge has no message any more, and none is promised. */
    void lose(ChallengeId challenge);

    /**
     * That message is the challenge's and shows it like this; nothing is owed unless it has changed since, or computer
     * players have still to accept it.
     *
     * @param ended whether its match is shown as over
     */
    void shown(Challenge asShown, boolean ended, MessageId message);

    /** The message could not be brought up to date and comes back at that time, with one attempt more. */
    void postpone(ChallengeId challenge, Instant until);

    /** The message needs no attempt any more, unless the challenge changes again. */
    void settle(ChallengeId challenge);
}
