package dolmen.bot.match.silence;

import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Delivery;
import dolmen.rules.Seat;

/** The port to players of silent matches, each in private. Safe for use by many threads. */
public interface Envoy {

    /** Tells the player who sits there that the match is silent, why, and what can be done. */
    Delivery tell(Match match, Seat seat, Loss loss, Silence silence);

    /** Tells the player who sits there how the match has ended. */
    Delivery tellResult(Match match, Seat seat);
}
