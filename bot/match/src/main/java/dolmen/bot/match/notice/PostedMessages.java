package dolmen.bot.match.notice;

import dolmen.bot.id.MatchId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The port to messages with buttons: the current board and the current request of each match, and all outdated
 * messages. The end of a match, or of a request, makes its messages outdated in the same transaction. Safe for use by
 * many threads; a change is durable when its method returns.
 */
public interface PostedMessages {

    /** The role of a message in its match. */
    enum Kind {
        /** The current board. */
        BOARD,
        /** A player's request to the others. */
        REQUEST
    }

    /**
     * A message whose buttons must go.
     *
     * @param attempts the number of failed attempts
     */
    record OutdatedMessage(PostedMessage message, int attempts) {}

    /** The latest message of the kind, while it may have buttons. */
    Optional<PostedMessage> latest(MatchId match, Kind kind);

    /** The message of the kind whose buttons are valid. */
    Optional<PostedMessage> live(MatchId match, Kind kind);

    /**
     * Records the match's message of the kind. Earlier ones become outdated, and so does this one if the match or the
     * request has ended meanwhile.
     */
    void post(MatchId match, Kind kind, PostedMessage message, Instant now);

    /** Marks the message of a challenge as outdated. */
    void outdate(PostedMessage message, Instant now);

    /** Marks a message with a board of the match as outdated. */
    void outdate(MatchId match, PostedMessage message, Instant now);

    /** The outdated messages due at the time, the longest due first. */
    List<OutdatedMessage> outdated(Instant now, int limit);

    /** Postpones the message after a failed attempt. */
    void postpone(PostedMessage message, Instant until);

    /** Records that the buttons were removed. */
    void forget(PostedMessage message);
}
