package dolmen.bot.match.alert;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.notice.Delivery;

/** The port to the messages that alert people to a seek. Safe for use by many threads. */
public interface SeekAnnouncer {

    /**
     * Alerts the person to the seek. Returns {@code Unreachable} if the person cannot see it now, and {@code Never} if
     * the person has left the server or accepts no messages.
     *
     * @param nonce a name for the alert, the same for every attempt to deliver it
     */
    Delivery alert(PlayerId person, Challenge seek, String nonce);
}
