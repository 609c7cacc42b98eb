package dolmen.bot.match.silence;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Delivery;
import dolmen.rules.Seat;
import java.util.List;

/** The port to players of silent matches, each in private. Safe for use by many threads. */
public interface Envoy {

    /** A silent match in which the person who is written to sits there. */
    record Chair(Match match, Seat seat, Silence silence) {}

    /**
     * Tells a player in one message that these matches are silent, why, and what can be done.
     *
     * @param chairs at least one
     */
    Delivery tell(PlayerId player, List<Chair> chairs, Loss loss);

    /**
     * Tells a player in one message how these matches have ended.
     *
     * @param chairs at least one
     */
    Delivery tellResults(PlayerId player, List<Chair> chairs);
}
