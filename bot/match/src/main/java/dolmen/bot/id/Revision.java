package dolmen.bot.id;

/**
 * One revision of a match.
 *
 * @param number the number of changes of the match until then
 */
public record Revision(MatchId match, int number) {}
