package dolmen.bot.match.challenge;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.match.notice.Delivery;

/** The port to the place where challenges are read. Safe for use by many threads. */
public interface ChallengeAnnouncer {

    /**
     * Makes the message of the challenge show how it stands now, and says so to {@link PostedChallenges}. An open
     * challenge that can be shown nowhere is closed, and its people are told. Unreachable is a message that the host
     * may not change at present.
     */
    Delivery show(ChallengeId challenge);
}
