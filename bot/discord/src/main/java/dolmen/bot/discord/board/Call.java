package dolmen.bot.discord.board;

import dolmen.bot.id.PlayerId;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Verbatim;
import java.util.List;
import java.util.stream.Stream;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;

/**
 * The mentions of people in a message that others also read. Immutable.
 *
 * @param people the mentions, or the names of people who are not mentioned
 * @param mentioned the people whom the message may mention
 * @param silent true if the notification makes no sound
 */
record Call(Listing people, List<PlayerId> mentioned, boolean silent) {

    Call {
        mentioned = List.copyOf(mentioned);
    }

    /** Both calls in one message, with the people of this call; silent if either call is. */
    Call and(Call other) {
        return new Call(
                people,
                Stream.concat(mentioned.stream(), other.mentioned.stream()).toList(),
                silent || other.silent);
    }

    /** The mention of the player, or the given name if this call does not mention the player. */
    String mentionOr(PlayerId player, String name) {
        return mentioned.contains(player) ? mention(player) : name;
    }

    /** The text, after the mentions that it lacks. */
    Argument addressing(String text) {
        List<Verbatim> missing = mentioned.stream()
                .map(Call::mention)
                .filter(mention -> !text.contains(mention))
                .map(Verbatim::new)
                .toList();
        var told = new Verbatim(text);
        return missing.isEmpty() ? told : BoardPhrases.publicAddressed(Listing.and(missing), told);
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
