package dolmen.bot.match;

/**
 * Why something that a person wanted to do to a match was not done; nothing has changed. The words for it are found
 * where the person is answered.
 */
public sealed interface Refusal permits MatchRefusal, TypedRefusal, RequestRefusal {}
