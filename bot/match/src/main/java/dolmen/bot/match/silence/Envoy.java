package dolmen.bot.match.silence;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Delivery;
import dolmen.rules.Seat;
import java.util.List;

/** The port to private messages to the players of silent matches. Safe for use by many threads. */
public interface Envoy {

    /** A silent match with the recipient's seat. */
    record Chair(Match match, Seat seat, Silence silence) {}

    /**
     * Tells a player in one message that these matches are silent, with the reason and the possible remedies.
     *
     * @param chairs the matches, at least one
     */
    Delivery tell(PlayerId player, List<Chair> chairs, Loss loss);

    /**
     * Tells a player in one message the results of these matches.
     *
     * @param chairs the matches, at least one
     */
    Delivery tellResults(PlayerId player, List<Chair> chairs);
}
