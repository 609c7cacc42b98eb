package dolmen.bot.match;

import dolmen.bot.id.MatchId;

/**
 * One form of a match, by its number.
 *
 * @param number how often the match had changed by then
 */
public record Revision(MatchId match, int number) {}
