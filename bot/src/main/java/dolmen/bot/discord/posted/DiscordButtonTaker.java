package dolmen.bot.discord.posted;

import dolmen.bot.discord.answer.Failures;
import dolmen.bot.match.delivery.ButtonTaker;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.PostedMessage;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;

/** Takes buttons of messages in the channels of servers. Safe for use by many threads. */
public final class DiscordButtonTaker implements ButtonTaker {
    private final JDA jda;

    public DiscordButtonTaker(JDA jda) {
        this.jda = jda;
    }

    @Override
    public Delivery takeButtons(PostedMessage message) {
        if (jda.getStatus() != JDA.Status.CONNECTED) {
            return new Delivery.Later("not connected to Discord: " + jda.getStatus());
        }
        var channel =
                jda.getChannelById(GuildMessageChannel.class, message.channel().value());
        if (channel == null) {
            return new Delivery.Unreachable("its channel is not to be seen");
        }
        try {
            channel.editMessageComponentsById(message.message().value()).complete();
            return new Delivery.Delivered("without buttons");
        } catch (RuntimeException failure) {
            String why = String.valueOf(failure.getMessage());
            if (Failures.deleted(failure)) {
                return new Delivery.Never(why);
            }
            return Failures.noAccess(failure) ? new Delivery.Unreachable(why) : new Delivery.Later(why);
        }
    }
}
