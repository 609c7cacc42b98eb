package dolmen.bot.discord.board;

import dolmen.bot.id.PlayerId;
import java.util.List;
import java.util.stream.Stream;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;

/**
 * Mentions of some people in a message that others read too. Immutable.
 *
 * @param words their mentions, or their names if they are not to be mentioned
 * @param mentioned the people whom the message may mention
 * @param silent true if the notification makes no sound
 */
record Call(String words, List<PlayerId> mentioned, boolean silent) {

    Call {
        mentioned = List.copyOf(mentioned);
    }

    /** Both calls in one message; the words stay those of this call, and the message is silent if either call is. */
    Call and(Call other) {
        return new Call(
                words,
                Stream.concat(mentioned.stream(), other.mentioned.stream()).toList(),
                silent || other.silent);
    }

    /** A message that may mention these people and nobody else, still without text. */
    MessageCreateBuilder message() {
        return new MessageCreateBuilder()
                .setSuppressedNotifications(silent)
                .setAllowedMentions(List.of())
                .mentionUsers(mentioned.stream().mapToLong(PlayerId::value).toArray());
    }
}
