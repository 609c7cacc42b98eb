package dolmen.bot.match.replay;

import dolmen.bot.match.SeenMatch;
import dolmen.rules.Spectator;

/**
 * A moment of a match as a picture is to show it.
 *
 * @param match as everybody could see it then
 * @param place how far it was, such as "12 / 60"
 * @param caption what had just happened, in unformatted words
 */
public record Shot(SeenMatch<Spectator> match, String place, String caption) {}
