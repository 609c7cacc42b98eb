package dolmen.bot.match.delivery;

import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.PostedMessage;

/** The port to messages whose buttons must go. Safe for use by many threads. */
public interface ButtonTaker {

    /**
     * Removes the buttons of a message. Returns {@code Unreachable} if the bot currently lacks permission to edit it.
     */
    Delivery takeButtons(PostedMessage message);
}
