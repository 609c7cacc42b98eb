package dolmen.bot.match.replay;

import dolmen.bot.match.SeenMatch;
import dolmen.rules.Spectator;
import dolmen.rules.host.Episode;
import java.util.Optional;

/**
 * A match as everybody could see it after one of its turns, or at its start.
 *
 * @param number of the moment, from 0; acts besides moving have moments of their own, so it is no number of a turn
 * @param match as it stood
 * @param turn what led there; empty at the start
 */
public record Moment(int number, SeenMatch<Spectator> match, Optional<Episode> turn) {

    /** How many turns there were, as everybody counts them: acts are none, and one that is not finished is one. */
    public int turns() {
        return match.amidTurn() ? match.turn() : match.turn() - 1;
    }

    /** True if something besides moving led there. */
    public boolean acted() {
        return turn.filter(Episode.Acted.class::isInstance).isPresent();
    }
}
