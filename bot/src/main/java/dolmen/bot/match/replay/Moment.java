package dolmen.bot.match.replay;

import dolmen.bot.match.SeenMatch;
import dolmen.rules.Spectator;
import dolmen.rules.host.Episode;
import java.util.Optional;

/**
 * A match as everybody could see it after one of its turns, or at its start.
 *
 * @param number how many turns there were, acts besides moving counted as turns
 * @param match as it stood
 * @param turn what led there; empty at the start
 */
public record Moment(int number, SeenMatch<Spectator> match, Optional<Episode> turn) {}
