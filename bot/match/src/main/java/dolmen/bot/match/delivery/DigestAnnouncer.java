package dolmen.bot.match.delivery;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Delivery;
import java.util.List;

/** The port to the messages in which players read digests. Safe for use by many threads. */
public interface DigestAnnouncer {

    /**
     * Sends the player one digest.
     *
     * @param waiting the matches in which it is the player's turn or a request waits for the player; not empty
     * @param nonce a name for the digest, the same for every attempt to deliver it
     */
    Delivery deliver(PlayerId player, List<Match> waiting, String nonce);
}
