package dolmen.bot.match.replay;

import dolmen.bot.match.SeenMatch;
import dolmen.rules.Spectator;
import dolmen.rules.host.Episode;
import java.util.Optional;

/**
 * The public view of a match after one of its turns, or at its start.
 *
 * @param number the number, from 0; acts besides moving have moments of their own, so it is not the number of a turn
 * @param match the match at that moment
 * @param turn the episode before it; empty at the start
 */
public record Moment(int number, SeenMatch<Spectator> match, Optional<Episode> turn) {

    /** The number of turns as people count them: without acts, and with an unfinished turn. */
    public int turns() {
        return match.amidTurn() ? match.turn() : match.turn() - 1;
    }

    /** True after an act besides moving. */
    public boolean acted() {
        return turn.filter(Episode.Acted.class::isInstance).isPresent();
    }
}
