package dolmen.bot.match.challenge;

import dolmen.bot.match.Match;

/** The result of an attempt to make or answer a challenge. */
public sealed interface ChallengeResult {

    /** The challenge waits for others: it is new, or somebody has joined or left. */
    record Waiting(Challenge challenge) implements ChallengeResult {}

    /** The match has started, and its first board is due. */
    record Begun(Challenge challenge, Match match) implements ChallengeResult {}

    /** The challenge was declined by an invited person or withdrawn by the challenger. */
    record CalledOff() implements ChallengeResult {}

    /** Nothing has changed. */
    record Refused(ChallengeRefusal refusal) implements ChallengeResult {}
}
