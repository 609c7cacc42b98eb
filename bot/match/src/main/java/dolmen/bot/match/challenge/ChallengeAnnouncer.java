package dolmen.bot.match.challenge;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.match.notice.Delivery;

/** The port to the messages of challenges. Safe for use by many threads. */
public interface ChallengeAnnouncer {

    /**
     * Updates the message of the challenge, and reports that to {@link PostedChallenges}. Closes an open challenge that
     * has no channel left, and notifies the players. Returns {@code Unreachable} if the bot currently lacks permission
     * to edit the message.
     */
    Delivery show(ChallengeId challenge);
}
