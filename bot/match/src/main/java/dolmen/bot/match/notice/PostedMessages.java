package dolmen.bot.match.notice;

import dolmen.bot.id.MatchId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The port to the messages that bear buttons: for each match the one that is its board now, and the one that is its
 * request; and all those whose buttons are owed to be taken. A match that ends, and a request that ends, owes that to
 * its messages from the same moment on. Safe for use by many threads; what a method has returned from is durable.
 */
public interface PostedMessages {

    /** What a message is to its match. */
    enum Kind {
        /** The board, on which the match goes on. */
        BOARD,
        /** What a player asks the others. */
        REQUEST
    }

    /**
     * A message whose buttons are to be taken.
     *
     * @param attempts how often it was tried in vain
     */
    record OutdatedMessage(PostedMessage message, int attempts) {}

    /** The message of that kind that was posted last, as long as it may bear buttons. */
    Optional<PostedMessage> latest(MatchId match, Kind kind);

    /** The message of that kind whose buttons are in their place. */
    Optional<PostedMessage> live(MatchId match, Kind kind);

    /**
     * This one is the match's message of that kind. The buttons of those before it are to be taken; its own too, if the
     * match or the request has ended meanwhile.
     */
    void post(MatchId match, Kind kind, PostedMessage message, Instant now);

    /** The buttons of this one, of a challenge in that channel, are to be taken. */
    void outdate(PostedMessage message, Instant now);

    /** The buttons of this one, which shows a board of that match, are to be taken. */
    void outdate(MatchId match, PostedMessage message, Instant now);

    /** Those whose buttons are to be taken at that time, the longest due first. */
    List<OutdatedMessage> outdated(Instant now, int limit);

    /** The buttons could not be taken; that is tried again at that time. */
    void postpone(PostedMessage message, Instant until);

    /** The buttons have gone. */
    void forget(PostedMessage message);
}
