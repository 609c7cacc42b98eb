package dolmen.bot.match.ending;

import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Delivery;

/** The port to the threads of matches that have ended. Safe for use by many threads. */
public interface ThreadCloser {

    /** Gives the name of the thread its mark; once is as good as twice. Unreachable is what the host may not change. */
    Delivery mark(Match ended);

    /** Puts the thread into the archive, from which anybody can take it by writing there. */
    Delivery archive(Match ended);
}
