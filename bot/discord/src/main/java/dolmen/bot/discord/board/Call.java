package dolmen.bot.discord.board;

import dolmen.bot.id.PlayerId;
import java.util.List;
import java.util.stream.Stream;
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

    /** Both calls in one message, which keeps its own words; it makes no sound where one of them makes none. */
    Call and(Call other) {
        return new Call(
                words,
                Stream.concat(mentioned.stream(), other.mentioned.stream()).toList(),
                silent || other.silent);
    }

    /** A message that calls them and nobody else, still without its words. */
    MessageCreateBuilder message() {
        return new MessageCreateBuilder()
                .setSuppressedNotifications(silent)
                .setAllowedMentions(List.of())
                .mentionUsers(mentioned.stream().mapToLong(PlayerId::value).toArray());
    }
}
