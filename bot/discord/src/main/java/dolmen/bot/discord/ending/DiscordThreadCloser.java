package dolmen.bot.discord.ending;

import dolmen.bot.discord.answer.Failures;
import dolmen.bot.discord.board.Venues;
import dolmen.bot.discord.place.Connections;
import dolmen.bot.discord.place.PostTags;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.ending.ThreadCloser;
import dolmen.bot.match.notice.Delivery;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.channel.Channel;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.requests.RestAction;

/**
 * Marks and archives the threads of ended matches; a post in a forum also changes its tags. Safe for use by many
 * threads.
 */
record DiscordThreadCloser(Connections connections, MatchWords words, PostTags tags) implements ThreadCloser {
    /** The prefix of the names of marked threads. */
    static final String MARK = "✓ ";

    /** Discord lets a thread be renamed twice in ten minutes; a longer wait is left to another attempt. */
    private static final long LONGEST_WAIT_SECONDS = 10;

    @Override
    public Delivery mark(Match ended) {
        return change(ended, thread -> {
            String name = markedName(ended, thread.getName());
            if (!thread.isArchived()) {
                tags.renew(thread, ended);
            }
            if (thread.getName().equals(name)) {
                return new Delivery.Delivered("already marked");
            }
            if (thread.isArchived()) {
                return new Delivery.Unreachable("it is archived");
            }
            return marked(thread, name);
        });
    }

    /**
     * Renames the thread. If Discord refuses a name that a person gave the thread, the thread is closed without a mark.
     */
    private static Delivery marked(ThreadChannel thread, String name) {
        try {
            return done(thread.getManager().setName(name), "marked");
        } catch (RuntimeException failure) {
            if (Failures.noAccess(failure) || !Failures.formal(failure)) {
                throw failure;
            }
            return new Delivery.Delivered("without a mark: " + failure.getMessage());
        }
    }

    /**
     * The mark before the current name of the thread, or before a new one if the current name may contain that of a
     * forgotten player.
     */
    private String markedName(Match ended, String now) {
        boolean forgotten = ended.players().stream().anyMatch(PlayerId::forgotten);
        if (!forgotten && now.startsWith(MARK)) {
            return now;
        }
        return Text.line(MARK + (forgotten ? words.at(ended).threadName(ended) : now), Channel.MAX_NAME_LENGTH);
    }

    @Override
    public Delivery archive(Match ended) {
        return change(
                ended,
                thread -> thread.isArchived()
                        ? new Delivery.Delivered("already archived")
                        : done(thread.getManager().setArchived(true), "archived"));
    }

    private static Delivery done(RestAction<?> change, String how) {
        change.timeout(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS).complete();
        return new Delivery.Delivered(how);
    }

    private Delivery change(Match ended, Function<ThreadChannel, Delivery> change) {
        if (Venues.threadless(ended.venue())) {
            return new Delivery.Never("it was played without a thread");
        }
        GuildId server = ended.venue().guild();
        JDA jda = connections.standing(server).orElse(null);
        if (jda == null || jda.isUnavailable(server.value())) {
            return new Delivery.Later(Connections.MISSING);
        }
        ThreadChannel thread = jda.getThreadChannelById(ended.venue().thread().value());
        if (thread == null) {
            return new Delivery.Unreachable("the bot cannot see it");
        }
        try {
            return change.apply(thread);
        } catch (RuntimeException failure) {
            String why = String.valueOf(failure.getMessage());
            if (Failures.deleted(failure)) {
                return new Delivery.Never(why);
            }
            return Failures.lasting(failure) ? new Delivery.Unreachable(why) : new Delivery.Later(why);
        }
    }
}
