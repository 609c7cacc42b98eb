package dolmen.bot.match.challenge;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.MessageId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The port to the messages of challenges: their ids, the promises of messages without a known id, and the messages that
 * may be out of date. Safe for use by many threads; a change is durable when its method returns.
 */
public interface PostedChallenges {

    /**
     * A challenge whose message is due.
     *
     * @param attempts the number of failed attempts
     */
    record OwedMessage(ChallengeId challenge, int attempts) {}

    /** The message of the challenge; empty while it is unknown. */
    Optional<MessageId> messageOf(ChallengeId challenge);

    /** The challenges with a message due at the time, the longest due first. */
    List<OwedMessage> due(Instant now, int limit);

    /** True if the message of the challenge may be out of date and needs an update. */
    boolean owed(ChallengeId challenge);

    /** Records the promise that the answer to the interaction with the token will be the message. */
    void promise(ChallengeId challenge, String token);

    /** The token of the interaction that promises a message; empty if there is no promise, or the message is known. */
    Optional<String> promised(ChallengeId challenge);

    /** Records the message of the challenge, regardless of its contents. */
    void adopt(ChallengeId challenge, MessageId message);

    /** Records that the challenge no longer has a message, nor a promise of one. */
    void lose(ChallengeId challenge);

    /**
     * Records the message of the challenge and the state that it shows. No update is due, unless the challenge has
     * changed since or computer players have yet to accept it.
     *
     * @param ended true if its match is shown as over
     */
    void shown(Challenge asShown, boolean ended, MessageId message);

    /** Postpones the message after a failed attempt. */
    void postpone(ChallengeId challenge, Instant until);

    /** Ends the attempts, unless the challenge changes again. */
    void settle(ChallengeId challenge);
}
