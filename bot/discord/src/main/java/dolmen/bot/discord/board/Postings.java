package dolmen.bot.discord.board;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.posted.OwnMessages;
import dolmen.bot.discord.posted.ShownBoard;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.MessageId;
import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.notice.PostedMessage;
import dolmen.bot.match.notice.PostedMessages;
import dolmen.bot.match.notice.PostedMessages.Kind;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;

/**
 * Posts each message of a match once and records its id, even after the loss of a response or of this process. The
 * message that it replaces then becomes due for an edit. Only one thread at a time may post for a match.
 */
final class Postings {
    private static final int MAX_REMEMBERED = 10_000;

    private final PostedMessages stored;
    private final UnrecordedBoards unrecorded;
    private final InstantSource clock;
    /** The channels in which the posted messages of a match are all recorded; other places need a search on Discord. */
    private final Cache<MatchId, Long> certain =
            Caffeine.newBuilder().maximumSize(MAX_REMEMBERED).build();

    public Postings(PostedMessages stored, InstantSource clock) {
        this.stored = stored;
        this.unrecorded = new UnrecordedBoards(stored, clock);
        this.clock = clock;
    }

    /**
     * Posts the board, result or request of the notice, unless it is there already. Waits for Discord.
     *
     * @return the id of the message
     * @throws RuntimeException if Discord fails; the caller should try again
     */
    MessageId post(GuildMessageChannel channel, Match match, Notice notice, Supplier<Message> sending) {
        boolean nothingUnrecorded = Objects.equals(certain.getIfPresent(match.id()), channel.getIdLong());
        certain.invalidate(match.id());
        PostedMessage posted = (nothingUnrecorded ? Optional.<PostedMessage>empty() : recover(channel, match, notice))
                .orElseGet(() -> OwnMessages.place(sending.get()));
        record(match, notice, posted);
        certain.put(match.id(), channel.getIdLong());
        return posted.message();
    }

    /** Records the board with which the post of a match begins; a result is not recorded. */
    void began(Match match, ThreadChannel post) {
        if (match.live()) {
            var first = new PostedMessage(new ChannelId(post.getIdLong()), new MessageId(post.getIdLong()));
            stored.post(match.id(), Kind.BOARD, first, clock.instant());
        }
    }

    /** Schedules the removal of the current board's buttons, since no message replaces it. */
    void outdate(Match match) {
        stored.live(match.id(), Kind.BOARD).ifPresent(board -> stored.outdate(match.id(), board, clock.instant()));
    }

    /** A result keeps its buttons; the end of the match has outdated all earlier messages. */
    private void record(Match match, Notice notice, PostedMessage posted) {
        switch (notice.kind()) {
            case BOARD -> stored.post(match.id(), Kind.BOARD, posted, clock.instant());
            case REQUEST -> stored.post(match.id(), Kind.REQUEST, posted, clock.instant());
            case RESULT, REMINDER -> {}
        }
    }

    /** Finds unrecorded messages: the message of the notice, and earlier boards. */
    private Optional<PostedMessage> recover(GuildMessageChannel channel, Match match, Notice notice) {
        if (notice.kind() == Notice.Kind.REQUEST) {
            return stored.live(match.id(), Kind.REQUEST).or(() -> request(channel, match));
        }
        List<Message> boards = UnrecordedBoards.after(channel, match, since(match, Kind.BOARD) - 1);
        Optional<PostedMessage> wanted = boards.stream()
                .filter(message -> ShownBoard.in(message)
                        .filter(shown -> shown.ply() >= notice.ply())
                        .isPresent())
                .map(OwnMessages::place)
                .findFirst();
        unrecorded.outdate(boards, match, wanted);
        return wanted;
    }

    /** The message of the current request; earlier ones are recorded or no longer have buttons. */
    private Optional<PostedMessage> request(GuildMessageChannel channel, Match match) {
        return OwnMessages.after(channel, since(match, Kind.REQUEST)).stream()
                .filter(message -> OwnMessages.bears(
                        message, id -> id.action() == Action.AGREE && id.match().equals(match.id())))
                .map(OwnMessages::place)
                .findFirst();
    }

    private long since(Match match, Kind kind) {
        return stored.latest(match.id(), kind)
                .map(message -> message.message().value())
                .orElseGet(() -> OwnMessages.since(match.startedAt()));
    }
}
