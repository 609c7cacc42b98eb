package dolmen.bot.discord.posted;

import dolmen.bot.discord.answer.Failures;
import dolmen.bot.discord.place.Connections;
import dolmen.bot.id.MessageId;
import dolmen.bot.match.delivery.ButtonTaker;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.PostedMessage;
import java.util.List;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/**
 * Takes buttons of messages in the channels of servers, and in the same request the words that no longer hold. Safe for
 * use by many threads.
 */
public final class DiscordButtonTaker implements ButtonTaker {
    private final Connections connections;
    private final LastingWords lasting;

    public DiscordButtonTaker(Connections connections, LastingWords lasting) {
        this.connections = connections;
        this.lasting = lasting;
    }

    @Override
    public Delivery takeButtons(PostedMessage message) {
        if (!connections.stand()) {
            return new Delivery.Later(Connections.MISSING);
        }
        GuildMessageChannel channel =
                connections.channel(message.channel().value()).orElse(null);
        if (channel == null) {
            return new Delivery.Unreachable("its channel is not to be seen");
        }
        try {
            channel.editMessageById(message.message().value(), withoutButtons(message.message()))
                    .complete();
            return new Delivery.Delivered("without buttons");
        } catch (RuntimeException failure) {
            String why = String.valueOf(failure.getMessage());
            if (Failures.deleted(failure)) {
                return new Delivery.Never(why);
            }
            return Failures.noAccess(failure) ? new Delivery.Unreachable(why) : new Delivery.Later(why);
        }
    }

    private MessageEditData withoutButtons(MessageId message) {
        var edit = new MessageEditBuilder().setComponents(List.of());
        lasting.of(message).ifPresent(words -> edit.setContent(words).setAllowedMentions(List.of()));
        return edit.build();
    }
}
