package dolmen.bot.discord.board;

import dolmen.bot.discord.words.Text;
import dolmen.bot.id.PlayerId;
import java.util.List;
import java.util.stream.Stream;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;

/**
 * The mentions of people in a message that others also read. Immutable.
 *
 * @param words the mentions, or the names of people who are not mentioned
 * @param mentioned the people whom the message may mention
 * @param silent true if the notification makes no sound
 */
record Call(String words, List<PlayerId> mentioned, boolean silent) {

    Call {
        mentioned = List.copyOf(mentioned);
    }

    /** Both calls in one message, with the words of this call; silent if either call is. */
    Call and(Call other) {
        return new Call(
                words,
                Stream.concat(mentioned.stream(), other.mentioned.stream()).toList(),
                silent || other.silent);
    }

    /** The mention of the player, or the given name if this call does not mention the player. */
    String mentionOr(PlayerId player, String name) {
        return mentioned.contains(player) ? mention(player) : name;
    }

    /** The mentions that the text lacks, as an address before it; empty if it lacks none. */
    String addressBefore(String text) {
        List<String> missing = mentioned.stream()
                .map(Call::mention)
                .filter(mention -> !text.contains(mention))
                .toList();
        return missing.isEmpty() ? "" : Text.list(missing) + ", ";
    }

    static String mention(PlayerId player) {
        return "<@%s>".formatted(player);
    }

    /** A message without text that may mention only these people. */
    MessageCreateBuilder message() {
        return new MessageCreateBuilder()
                .setSuppressedNotifications(silent)
                .setAllowedMentions(List.of())
                .mentionUsers(mentioned.stream().mapToLong(PlayerId::value).toArray());
    }
}
