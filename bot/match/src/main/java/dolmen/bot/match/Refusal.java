package dolmen.bot.match;

/**
 * The reason why a person's act on a match was refused; nothing has changed. The words for it are in the code that
 * answers the person.
 */
public sealed interface Refusal permits MatchRefusal, TypedRefusal, RequestRefusal {}
