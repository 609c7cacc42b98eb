package dolmen.bot.match.ending;

import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Delivery;

/** The port to the threads of finished matches. Safe for use by many threads. */
public interface ThreadCloser {

    /** Marks the name of the thread; idempotent. Returns {@code Unreachable} if the bot lacks permission for that. */
    Delivery mark(Match ended);

    /** Archives the thread; a message from anybody there unarchives it. */
    Delivery archive(Match ended);
}
