package dolmen.bot.discord.board;

import dolmen.bot.discord.place.Connections;
import dolmen.bot.match.Match;
import dolmen.bot.match.notice.PostedMessage;
import dolmen.bot.match.notice.PostedMessages;
import java.util.List;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The posted board of a match. Its text can change without its picture, since a pause moves the deadline. Waits for
 * Discord. Safe for use by many threads.
 */
record StandingBoard(Connections connections, PostedMessages stored, PublicBoard board) {
    private static final Logger log = LoggerFactory.getLogger(StandingBoard.class);

    /** Updates the text, without a mention; if that fails, the text stays unchanged. */
    void renewWords(Match match) {
        stored.live(match.id(), PostedMessages.Kind.BOARD).ifPresent(standing -> edit(match, standing));
    }

    private void edit(Match match, PostedMessage standing) {
        try {
            var edit = new MessageEditBuilder()
                    .setContent(board.words(match.publicly()))
                    .setAllowedMentions(List.of())
                    .build();
            connections
                    .channel(standing.channel().value())
                    .ifPresent(channel -> channel.editMessageById(
                                    standing.message().value(), edit)
                            .complete());
        } catch (RuntimeException failure) {
            log.debug("Could not update the board of match {}: {}", match.id(), failure.getMessage());
        }
    }
}
