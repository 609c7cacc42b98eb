package dolmen.bot.discord.board;

import dolmen.bot.id.PlayerId;
import java.util.List;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;

/**
 * How some people are called in a message that others read too. Immutable.
 *
 * @param words their mentions, or their names where they are not to be mentioned
 * @param mentioned those whom the message may mention
 * @param silent whether their devices keep quiet
 */
record Call(String words, List<PlayerId> mentioned, boolean silent) {

    Call {
        mentioned = List.copyOf(mentioned);
    }

    /** A message that calls them and nobody else, still without its words. */
    MessageCreateBuilder message() {
        return new MessageCreateBuilder()
                .setSuppressedNotifications(silent)
                .setAllowedMentions(List.of())
                .mentionUsers(mentioned.stream().mapToLong(PlayerId::value).toArray());
    }
}
