package dolmen.bot.pairing.standing;

import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Points;
import java.util.Map;

/**
 * One line of the standings.
 *
 * @param place the place, from 1; those who are equal in everything share the best of theirs
 * @param entrant the entrant
 * @param points the points
 * @param tieBreaks the tie-breaks of the tournament; the direct encounter only where it was asked
 */
public record Standing(int place, Entrant entrant, Points points, Map<TieBreak, Points> tieBreaks) {

    public Standing {
        tieBreaks = Map.copyOf(tieBreaks);
    }
}
