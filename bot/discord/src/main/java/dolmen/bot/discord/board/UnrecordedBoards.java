package dolmen.bot.discord.board;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.posted.OwnMessages;
import dolmen.bot.discord.posted.ShownBoard;
import dolmen.bot.match.Match;
import dolmen.bot.match.notice.PostedMessage;
import dolmen.bot.match.notice.PostedMessages;
import dolmen.bot.match.notice.PostedMessages.Kind;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;

/** Boards on Discord without a record, after the loss of a response or of a host. Waits for Discord. */
record UnrecordedBoards(PostedMessages stored, InstantSource clock) {
    private static final Set<Action> OF_BOARDS = Set.of(Action.PICK, Action.TYPE_MOVE);

    /**
     * The boards of the match that were posted after the id, recorded or not, the oldest first.
     *
     * @throws RuntimeException if Discord fails
     */
    static List<Message> after(GuildMessageChannel channel, Match match, long id) {
        return OwnMessages.after(channel, id).stream()
                .filter(message -> ShownBoard.in(message)
                        .filter(shown -> shown.match().equals(match.id()))
                        .isPresent())
                .toList();
    }

    /** Schedules the removal of these boards' buttons, except on the recorded and the wanted board. */
    void outdate(List<Message> boards, Match match, Optional<PostedMessage> wanted) {
        Optional<PostedMessage> live = stored.live(match.id(), Kind.BOARD);
        boards.stream()
                .filter(message -> OwnMessages.bears(message, id -> OF_BOARDS.contains(id.action())))
                .map(OwnMessages::place)
                .filter(message -> !wanted.equals(Optional.of(message)) && !live.equals(Optional.of(message)))
                .forEach(message -> stored.outdate(match.id(), message, clock.instant()));
    }
}
