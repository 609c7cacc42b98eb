package dolmen.bot.id;

/**
 * One form of a match, by its number.
 *
 * @param number how often the match had changed by then
 */
public record Revision(MatchId match, int number) {}
