package dolmen.bot.match.challenge;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.match.notice.Delivery;

/** The port to the messages of challenges. Safe for use by many threads. */
public interface ChallengeAnnouncer {

    /**
     * Updates the message of the challenge, and reports that to {@link PostedChallenges}. An open challenge that can be
     * shown nowhere is closed, and its people are told. The result is unreachable if the host may not change the
     * message at present.
     */
    Delivery show(ChallengeId challenge);
}
