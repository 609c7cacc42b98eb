package dolmen.bot.match.challenge;

/**
 * Why a person could not make a challenge, or not answer one; nothing has changed. The words for it are found where the
 * person is answered.
 */
public sealed interface ChallengeRefusal permits ProposalRefusal, AnswerRefusal, RematchRefusal {}
