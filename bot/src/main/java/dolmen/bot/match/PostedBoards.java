package dolmen.bot.match;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.MessageId;
import java.util.List;

/**
 * The port to the messages that bear the buttons of a match: the latest board, and those before it whose buttons could
 * not be taken yet. Safe for use by many threads; what a method has returned from is durable.
 */
public interface PostedBoards {

    /** A board as it was posted. */
    record PostedBoard(ChannelId channel, MessageId message) {}

    /** Those of a match, the oldest first. */
    List<PostedBoard> of(MatchId match);

    /** This one bears buttons of the match; said of the same board twice it counts once. */
    void add(MatchId match, PostedBoard board);

    /** This one bears no buttons any more. */
    void remove(MatchId match, PostedBoard board);
}
