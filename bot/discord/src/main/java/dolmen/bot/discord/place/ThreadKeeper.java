package dolmen.bot.discord.place;

import dolmen.bot.discord.desk.InFlight;
import dolmen.bot.id.ChannelId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.survival.FailureLog;
import java.time.Duration;
import java.time.OffsetDateTime;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.events.channel.update.ChannelUpdateArchiveTimestampEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.utils.TimeUtil;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reopens threads of live matches that Discord has archived after a long time without messages. A thread that a person
 * has archived stays archived until the next move, and a locked thread stays archived for good. Safe for use by many
 * threads.
 */
public final class ThreadKeeper extends ListenerAdapter {
    private static final Logger log = LoggerFactory.getLogger(ThreadKeeper.class);
    private static final FailureLog failures = new FailureLog(log);

    private final LiveMatches matches;
    private final InFlight inFlight;

    public ThreadKeeper(LiveMatches matches, InFlight inFlight) {
        this.matches = matches;
        this.inFlight = inFlight;
    }

    /**
     * Waits for the archive timestamp, the last part of an update; earlier events would still have the old timestamp.
     */
    @Override
    public void onChannelUpdateArchiveTimestamp(ChannelUpdateArchiveTimestampEvent event) {
        ThreadChannel thread = event.getChannel().asThreadChannel();
        if (thread.isArchived()
                && !thread.isLocked()
                && thread.isOwner()
                && archiving(thread).byItself()) {
            inFlight.run(() -> reopenIfLive(thread));
        }
    }

    private static Archiving archiving(ThreadChannel thread) {
        OffsetDateTime spoken = thread.getLatestMessageIdLong() == 0
                ? thread.getTimeCreated()
                : TimeUtil.getTimeCreated(thread.getLatestMessageIdLong());
        long open = thread.getGuild()
                .getThreadChannelCache()
                .streamUnordered()
                .filter(other -> !other.isArchived())
                .count();
        return new Archiving(
                Duration.between(spoken, thread.getTimeArchiveInfoLastModified()),
                Duration.ofMinutes(thread.getAutoArchiveDuration().getMinutes()),
                Math.toIntExact(open));
    }

    private void reopenIfLive(ThreadChannel thread) {
        try {
            if (matches.in(new ChannelId(thread.getIdLong())).stream().anyMatch(Match::live)) {
                thread.getManager().setArchived(false).complete();
                log.info("Reopened the archived thread {}, because its match is live", thread.getId());
            }
        } catch (RuntimeException failure) {
            log.warn("Could not reopen thread {}: {}", thread.getId(), failure.getMessage());
        } catch (Error failure) {
            failures.error("Could not reopen thread {}", thread.getId(), failure);
            throw failure;
        }
    }
}
