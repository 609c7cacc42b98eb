package dolmen.bot.match.ending;

import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Delivery;

/** The port to the threads of finished matches. Safe for use by many threads. */
public interface ThreadCloser {

    /** Marks the name of the thread; idempotent. The result is unreachable if the host may not change the thread. */
    Delivery mark(Match ended);

    /** Archives the thread; a message from anybody there unarchives it. */
    Delivery archive(Match ended);
}
