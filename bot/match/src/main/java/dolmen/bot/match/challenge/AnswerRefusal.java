package dolmen.bot.match.challenge;

/** A refusal of an answer to a challenge. */
public sealed interface AnswerRefusal extends ChallengeRefusal {

    /** There is no such challenge. */
    record NoChallenge() implements AnswerRefusal {}

    /** The challenge is on a server of another process, where it can be answered. */
    record AnotherServer(Challenge challenge) implements AnswerRefusal {}

    /** The challenge can be answered only through its own message, or in private by its readers. */
    record NotAnsweredHere() implements AnswerRefusal {}

    /** The challenge has been answered already. */
    record ChallengeAnswered(Challenge challenge) implements AnswerRefusal {}

    /** The person has accepted or joined; others have not answered yet. */
    record AlreadyAccepted(Challenge challenge) implements AnswerRefusal {}

    /** The person has made the challenge, and so has a seat already. */
    record OwnChallenge(Challenge challenge) implements AnswerRefusal {}

    /** Others have taken the seats that were open to anyone. */
    record NoFreeChair(Challenge challenge) implements AnswerRefusal {}

    /** The person has neither accepted nor joined. */
    record NotJoined() implements AnswerRefusal {}

    /** Only somebody else may answer, change or withdraw the challenge. */
    record NotYourChallenge(Challenge challenge) implements AnswerRefusal {}

    /** The stake of the match can no longer change: it is rated, or somebody has accepted it as unrated. */
    record StakeSettled(Challenge challenge) implements AnswerRefusal {}

    /** Somebody at the table does not want to play with this person, or has left. */
    record TableNotAvailable() implements AnswerRefusal {}
}
