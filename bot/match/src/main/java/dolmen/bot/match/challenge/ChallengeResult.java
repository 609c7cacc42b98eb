package dolmen.bot.match.challenge;

import dolmen.bot.match.Match;

/** What became of an attempt to make a challenge or to answer one. */
public sealed interface ChallengeResult {

    /** The challenge waits for others: it was made just now, or somebody has joined or left. */
    record Waiting(Challenge challenge) implements ChallengeResult {}

    /** The match has begun, and its first board is owed. */
    record Begun(Challenge challenge, Match match) implements ChallengeResult {}

    /** The challenge is off: declined by one who was invited or withdrawn by the challenger. */
    record CalledOff() implements ChallengeResult {}

    /** Nothing has changed. */
    record Refused(ChallengeRefusal refusal) implements ChallengeResult {}
}
