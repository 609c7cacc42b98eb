package dolmen.bot.match.delivery;

import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.PostedMessage;

/** The port to the messages whose buttons are to be taken. Safe for use by many threads. */
public interface ButtonTaker {

    /** Takes the buttons of a message; unreachable is a message that the host may not change at present. */
    Delivery takeButtons(PostedMessage message);
}
