package dolmen.bot.discord.posted;

import dolmen.bot.discord.answer.Failures;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MessageId;
import dolmen.bot.match.notice.PostedMessage;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.attribute.ICustomId;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.MessageHistory;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.utils.TimeUtil;

/**
 * Searches Discord for the bot's own messages in a channel. It finds a message whose id was lost with a response or a
 * process. Waits for Discord.
 */
public final class OwnMessages {
    private static final int PAGE = 100;
    private static final int MOST_PAGES = 20;

    private OwnMessages() {}

    /** The lowest possible message id at the moment; ids contain their time. */
    public static long since(Instant moment) {
        return TimeUtil.getDiscordTimestamp(moment.toEpochMilli());
    }

    /**
     * The messages after the id, the oldest first; searches at most two thousand messages. The list is empty if the bot
     * may not read the history, or if Discord refuses.
     *
     * @throws RuntimeException if Discord fails temporarily
     */
    public static List<Message> after(GuildMessageChannel channel, long id) {
        if (!channel.getGuild().getSelfMember().hasPermission(channel, Permission.MESSAGE_HISTORY)) {
            return List.of();
        }
        try {
            return read(channel, id);
        } catch (RuntimeException failure) {
            if (!Failures.lasting(failure)) {
                throw failure;
            }
            return List.of();
        }
    }

    private static List<Message> read(GuildMessageChannel channel, long id) {
        MessageHistory history = channel.getHistoryAfter(id, PAGE).complete();
        var found = new ArrayList<>(history.getRetrievedHistory());
        for (int page = 1; page < MOST_PAGES && found.size() == page * PAGE; page++) {
            found.addAll(history.retrieveFuture(PAGE).complete());
        }
        return found.stream()
                .filter(message -> message.getAuthor().equals(channel.getJDA().getSelfUser()))
                .sorted((one, other) -> Long.compareUnsigned(one.getIdLong(), other.getIdLong()))
                .toList();
    }

    /** True if the message has a button or menu whose id matches. */
    public static boolean bears(Message message, Predicate<ComponentId> kind) {
        return ids(message).anyMatch(kind);
    }

    /** The ids of its buttons and menus. */
    public static Stream<ComponentId> ids(Message message) {
        return message.getComponents().stream()
                .flatMap(
                        component -> component instanceof ActionRow row ? row.getComponents().stream() : Stream.empty())
                .filter(ICustomId.class::isInstance)
                .map(component -> ((ICustomId) component).getCustomId())
                .filter(id -> id != null)
                .flatMap(id -> ComponentId.parse(id).stream());
    }

    /** The channel and id of the message. */
    public static PostedMessage place(Message message) {
        return new PostedMessage(new ChannelId(message.getChannelIdLong()), new MessageId(message.getIdLong()));
    }
}
