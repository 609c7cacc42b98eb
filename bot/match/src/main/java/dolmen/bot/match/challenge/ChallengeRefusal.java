package dolmen.bot.match.challenge;

/**
 * The reason why a person could not make or answer a challenge; nothing has changed. The words for it are in the code
 * that answers the person.
 */
public sealed interface ChallengeRefusal permits ProposalRefusal, AnswerRefusal, RematchRefusal {}
