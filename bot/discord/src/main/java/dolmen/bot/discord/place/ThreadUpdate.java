package dolmen.bot.discord.place;

import dolmen.bot.id.ChannelId;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Optional;
import net.dv8tion.jda.api.events.RawGatewayEvent;
import net.dv8tion.jda.api.utils.data.DataObject;

/**
 * A change of a thread, as Discord reports it.
 *
 * @param owner the id of the account that started the thread
 * @param archived the state after the change
 * @param since the time at which the thread was last archived or taken out of the archive
 */
public record ThreadUpdate(ChannelId thread, long owner, boolean archived, Instant since) {

    /** The change that the event reports; empty for other events. */
    public static Optional<ThreadUpdate> of(RawGatewayEvent event) {
        if (!event.getType().equals("THREAD_UPDATE")) {
            return Optional.empty();
        }
        DataObject thread = event.getPayload();
        DataObject archiving = thread.getObject("thread_metadata");
        return Optional.of(new ThreadUpdate(
                new ChannelId(thread.getLong("id")),
                thread.getLong("owner_id"),
                archiving.getBoolean("archived"),
                OffsetDateTime.parse(archiving.getString("archive_timestamp")).toInstant()));
    }

    /** The later of two changes of one thread; the other change if both have the same time. */
    public ThreadUpdate later(ThreadUpdate other) {
        return since.isAfter(other.since) ? this : other;
    }
}
