package dolmen.bot.discord.board;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.bot.discord.desk.Failures;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.MessageId;
import dolmen.bot.match.Match;
import dolmen.bot.match.PostedBoards;
import dolmen.bot.match.PostedBoards.PostedBoard;
import dolmen.bot.match.notice.Notice;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;

/**
 * Keeps buttons on the latest board of a match alone, whatever was lost on the way: an answer of Discord, or this
 * process. To be used by one thread at a time for each match.
 */
final class LiveBoards {
    private static final int MAX_REMEMBERED = 10_000;
    /** How far back a board is looked for that may have been posted without being recorded. */
    private static final int MESSAGES_LOOKED_THROUGH = 100;

    private final PostedBoards stored;
    /** Matches whose posted boards are all recorded; for others Discord is asked. */
    private final Cache<MatchId, Boolean> certain =
            Caffeine.newBuilder().maximumSize(MAX_REMEMBERED).build();

    public LiveBoards(PostedBoards stored) {
        this.stored = stored;
    }

    /**
     * Posts the board or the result that the notice tells of, unless it stands there already, and takes the buttons of
     * those before it. Waits for Discord.
     *
     * @throws RuntimeException if Discord fails; to be called again then
     */
    Message post(GuildMessageChannel channel, Match match, Notice notice, Supplier<Message> sending) {
        boolean nothingUnrecorded = certain.getIfPresent(match.id()) != null;
        certain.invalidate(match.id());
        Message posted =
                (nothingUnrecorded ? Optional.<Message>empty() : recover(channel, match, notice)).orElseGet(sending);
        if (match.live()) {
            stored.add(match.id(), board(posted));
        }
        stored.of(match.id()).stream()
                .filter(before -> before.message().value() != posted.getIdLong())
                .forEach(before -> takeButtons(channel.getJDA(), match.id(), before));
        certain.put(match.id(), true);
        return posted;
    }

    /** Records what was posted without being recorded; among that, the message that the notice asks for. */
    private Optional<Message> recover(GuildMessageChannel channel, Match match, Notice notice) {
        if (!channel.getGuild().getSelfMember().hasPermission(channel, Permission.MESSAGE_HISTORY)) {
            return Optional.empty();
        }
        List<Message> boards = channel.getHistory().retrievePast(MESSAGES_LOOKED_THROUGH).complete().stream()
                .filter(message -> shows(message, match.id(), 0))
                .toList();
        boards.stream()
                .filter(message -> !message.getComponents().isEmpty())
                .forEach(message -> stored.add(match.id(), board(message)));
        return boards.stream()
                .filter(message -> shows(message, match.id(), notice.ply()))
                .findFirst();
    }

    private static boolean shows(Message message, MatchId match, int firstPly) {
        return message.getAuthor().equals(message.getJDA().getSelfUser())
                && ShownBoard.in(message)
                        .filter(shown -> shown.match().equals(match) && shown.ply() >= firstPly)
                        .isPresent();
    }

    private static PostedBoard board(Message message) {
        return new PostedBoard(new ChannelId(message.getChannelIdLong()), new MessageId(message.getIdLong()));
    }

    private void takeButtons(JDA jda, MatchId match, PostedBoard before) {
        var channel =
                jda.getChannelById(GuildMessageChannel.class, before.channel().value());
        if (channel != null) {
            try {
                channel.editMessageComponentsById(before.message().value()).complete();
            } catch (RuntimeException failure) {
                if (!Failures.gone(failure)) {
                    throw new IllegalStateException(
                            "message %s keeps its buttons".formatted(before.message()), failure);
                }
            }
        }
        stored.remove(match, before);
    }
}
