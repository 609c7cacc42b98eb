package dolmen.bot.match;

/**
 * The reason why a person's act on a match was refused; nothing has changed. The code that answers the person has the
 * words for it.
 */
public sealed interface Refusal permits MatchRefusal, TypedRefusal, RequestRefusal {}
