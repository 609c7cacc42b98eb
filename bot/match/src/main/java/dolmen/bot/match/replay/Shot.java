package dolmen.bot.match.replay;

import dolmen.bot.match.SeenMatch;
import dolmen.rules.Spectator;

/**
 * A moment of a match for a picture.
 *
 * @param match the public view at that moment
 * @param place the place in the match, such as "12 / 60"
 * @param caption the last event, in unformatted words
 */
public record Shot(SeenMatch<Spectator> match, String place, String caption) {}
