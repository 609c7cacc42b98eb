package dolmen.bot.match.challenge;

/**
 * The reason why a person could not make or answer a challenge; nothing has changed. The code that answers the person
 * has the words for it.
 */
public sealed interface ChallengeRefusal permits ProposalRefusal, AnswerRefusal, RematchRefusal {}
