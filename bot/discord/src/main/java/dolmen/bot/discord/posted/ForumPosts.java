package dolmen.bot.discord.posted;

import dolmen.bot.discord.answer.Failures;
import dolmen.bot.discord.place.PostTags;
import dolmen.bot.match.Match;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.concrete.ForumChannel;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.forums.ForumTagSnowflake;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The posts of matches in forums, each of which begins with a board. Waits for Discord. Safe for use by many threads.
 */
public record ForumPosts(PostTags tags) {
    private static final Logger log = LoggerFactory.getLogger(ForumPosts.class);

    /** A way to open a post. */
    private record Attempt(String name, Form form, List<ForumTagSnowflake> tags) {}

    /**
     * Opens a post for the match, unless an earlier attempt has, whose response was lost.
     *
     * @param board the first message, which shows the board
     * @param neutral a name without people's names, since Discord refuses certain words even there
     * @return the post; empty if Discord refuses every form of it
     * @throws RuntimeException if Discord fails temporarily
     */
    public Optional<ThreadChannel> openOrFind(
            ForumChannel forum, Match match, String name, String neutral, Function<Form, MessageCreateData> board) {
        return only(of(forum, forum.getThreadChannels(), match))
                .or(() -> open(forum, match, name, neutral, board)
                        .map(opened -> only(of(
                                        forum,
                                        forum.getGuild().retrieveActiveThreads().complete(),
                                        match))
                                .orElse(opened)));
    }

    /** The posts of the match among those that the bot has opened since its start, the earliest first. */
    private static List<ThreadChannel> of(ForumChannel forum, List<ThreadChannel> known, Match match) {
        long self = forum.getJDA().getSelfUser().getIdLong();
        long since = OwnMessages.since(match.startedAt());
        return known.stream()
                .filter(thread -> thread.getParentChannel().getIdLong() == forum.getIdLong())
                .filter(thread -> thread.getOwnerIdLong() == self)
                .filter(thread -> Long.compareUnsigned(thread.getIdLong(), since) >= 0)
                .filter(thread -> begins(thread, match))
                .sorted((one, other) -> Long.compareUnsigned(one.getIdLong(), other.getIdLong()))
                .toList();
    }

    /**
     * Keeps the earliest post. After the loss of a response the client itself sends a request again, and Discord opens
     * a second post; unlike a message, a post has no nonce.
     */
    private static Optional<ThreadChannel> only(List<ThreadChannel> all) {
        all.stream().skip(1).forEach(ForumPosts::discard);
        return all.stream().findFirst();
    }

    /** Empties and archives a post; the bot may not delete it. */
    private static void discard(ThreadChannel post) {
        try {
            post.deleteMessageById(post.getIdLong()).complete();
            post.getManager().setArchived(true).complete();
        } catch (RuntimeException failure) {
            log.info("Could not discard the second post {}: {}", post.getId(), failure.getMessage());
        }
    }

    /** True if the first message of the post, which has the post's id, shows the match. */
    private static boolean begins(ThreadChannel post, Match match) {
        try {
            Message first = post.retrieveMessageById(post.getIdLong()).complete();
            return ShownBoard.in(first)
                    .filter(shown -> shown.match().equals(match.id()))
                    .isPresent();
        } catch (RuntimeException failure) {
            if (!Failures.lasting(failure)) {
                throw failure;
            }
            return false;
        }
    }

    private Optional<ThreadChannel> open(
            ForumChannel forum, Match match, String name, String neutral, Function<Form, MessageCreateData> board) {
        List<ForumTagSnowflake> chosen = tags.of(forum, match);
        Optional<ThreadChannel> opened = open(forum, List.of(new Attempt(name, Form.WHOLE, chosen)), board);
        if (opened.isPresent()) {
            return opened;
        }
        List<ForumTagSnowflake> fewest = tags.fewest(forum);
        return open(
                forum,
                List.of(
                        new Attempt(name, Form.WHOLE, fewest),
                        new Attempt(name, Form.WITHOUT_PICTURE, fewest),
                        new Attempt(neutral, Form.NEUTRAL, fewest)),
                board);
    }

    private static Optional<ThreadChannel> open(
            ForumChannel forum, List<Attempt> attempts, Function<Form, MessageCreateData> board) {
        for (Attempt attempt : attempts) {
            try {
                if (!attempt.tags().isEmpty() || !forum.isTagRequired()) {
                    return Optional.of(open(forum, attempt, board));
                }
            } catch (RuntimeException failure) {
                if (!Failures.lasting(failure)) {
                    throw failure;
                }
                log.info("Discord refused {} in forum {}: {}", attempt, forum.getId(), failure.getMessage());
            }
        }
        return Optional.empty();
    }

    private static ThreadChannel open(ForumChannel forum, Attempt attempt, Function<Form, MessageCreateData> board) {
        return Objects.requireNonNull(forum.createForumPost(attempt.name(), board.apply(attempt.form()))
                        .setTags(attempt.tags())
                        .setAutoArchiveDuration(ThreadChannel.AutoArchiveDuration.TIME_1_WEEK)
                        .complete())
                .getThreadChannel();
    }
}
