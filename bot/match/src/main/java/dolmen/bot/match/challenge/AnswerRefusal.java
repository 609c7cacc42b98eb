package dolmen.bot.match.challenge;

/** A refusal of how somebody answers a challenge. */
public sealed interface AnswerRefusal extends ChallengeRefusal {

    /** There is no such challenge. */
    record NoChallenge() implements AnswerRefusal {}

    /** The challenge stands on a server that this host does not serve, where it can be answered. */
    record AnotherServer(Challenge challenge) implements AnswerRefusal {}

    /** The challenge is answered by its own message, or in private by those who may see it. */
    record NotAnsweredHere() implements AnswerRefusal {}

    /** The challenge has been answered already. */
    record ChallengeAnswered(Challenge challenge) implements AnswerRefusal {}

    /** The person has accepted or joined; others are awaited. */
    record AlreadyAccepted(Challenge challenge) implements AnswerRefusal {}

    /** The person has made the challenge, and so has a seat already. */
    record OwnChallenge() implements AnswerRefusal {}

    /** Others have taken the seats that were open to anyone. */
    record NoFreeChair(Challenge challenge) implements AnswerRefusal {}

    /** The person has neither accepted nor joined. */
    record NotJoined() implements AnswerRefusal {}

    /** The challenge is somebody else's to answer or to withdraw. */
    record NotYourChallenge(Challenge challenge) implements AnswerRefusal {}

    /** Whether the match counts is settled: it does, or somebody has accepted it as a friendly one. */
    record StakeSettled(Challenge challenge) implements AnswerRefusal {}

    /** Somebody at the table does not want to play with this person, or is nobody any more. */
    record TableNotAvailable() implements AnswerRefusal {}
}
