package dolmen.bot.discord.posted;

import dolmen.bot.discord.answer.Failures;
import dolmen.bot.discord.place.Connections;
import dolmen.bot.id.MessageId;
import dolmen.bot.match.delivery.ButtonTaker;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.PostedMessage;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;

/**
 * Removes buttons from messages in server channels, and replaces outdated text in the same request. Safe for use by
 * many threads.
 */
public record DiscordButtonTaker(Connections connections, LastingWords lasting) implements ButtonTaker {
    @Override
    public Delivery takeButtons(PostedMessage message) {
        if (!connections.stand()) {
            return new Delivery.Later(Connections.MISSING);
        }
        GuildMessageChannel channel =
                connections.channel(message.channel().value()).orElse(null);
        if (channel == null) {
            return new Delivery.Unreachable("the bot cannot see the channel");
        }
        try {
            takeButtons(channel, message.message());
            return new Delivery.Delivered("without buttons");
        } catch (RuntimeException failure) {
            String why = String.valueOf(failure.getMessage());
            if (Failures.deleted(failure)) {
                return new Delivery.Never(why);
            }
            return Failures.lasting(failure) ? new Delivery.Unreachable(why) : new Delivery.Later(why);
        }
    }

    /** Removes only the buttons if Discord refuses the new text, because buttons without effect must not stay. */
    private void takeButtons(GuildMessageChannel channel, MessageId message) {
        Optional<String> words = lasting.of(message);
        try {
            edit(channel, message, words);
        } catch (RuntimeException failure) {
            if (words.isEmpty() || !Failures.formal(failure)) {
                throw failure;
            }
            edit(channel, message, Optional.empty());
        }
    }

    private static void edit(GuildMessageChannel channel, MessageId message, Optional<String> words) {
        var edit = new MessageEditBuilder().setComponents(List.of());
        words.ifPresent(kept -> edit.setContent(kept).setAllowedMentions(List.of()));
        channel.editMessageById(message.value(), edit.build()).complete();
    }
}
