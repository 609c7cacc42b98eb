package dolmen.bot.discord.board;

import dolmen.bot.discord.answer.Failures;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.Notice;
import java.util.List;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** Direct messages to players in place of the channel of their match, which is gone. Safe for use by many threads. */
final class PrivateDelivery {
    private final JDA jda;
    private final BoardMessage board;
    private final RequestMessage requests;
    private final ReminderMessage reminders;

    PrivateDelivery(JDA jda, BoardMessage board, RequestMessage requests, ReminderMessage reminders) {
        this.jda = jda;
        this.board = board;
        this.requests = requests;
        this.reminders = reminders;
    }

    /** Delivers the notice to everybody whom it concerns and who can be reached. */
    Delivery deliver(Match match, Notice notice) {
        int reached = 0;
        for (PlayerId player : concerned(match, notice)) {
            if (!player.forgotten() && sent(player, message(match, notice, player), notice)) {
                reached++;
            }
        }
        return reached == 0
                ? new Delivery.Unreachable("its channel has gone, and nobody accepts direct messages")
                : new Delivery.Delivered("direct messages: " + reached);
    }

    private static List<PlayerId> concerned(Match match, Notice notice) {
        return switch (notice.kind()) {
            case BOARD, REMINDER -> match.playerToMove().stream().toList();
            case REQUEST -> match.awaited(match.request().orElseThrow());
            case RESULT -> match.players();
        };
    }

    private MessageCreateData message(Match match, Notice notice, PlayerId player) {
        return switch (notice.kind()) {
            case BOARD, RESULT -> board.insteadOfChannel(match, player);
            case REQUEST -> requests.asked(match, match.request().orElseThrow());
            case REMINDER -> reminders.inPrivate(match, player);
        };
    }

    /** False if the player accepts no direct messages. */
    private boolean sent(PlayerId player, MessageCreateData message, Notice notice) {
        try {
            jda.openPrivateChannelById(player.value())
                    .complete()
                    .sendMessage(message)
                    .setNonce(notice.nonce())
                    .complete();
            return true;
        } catch (ErrorResponseException failure) {
            if (Failures.unreachable(failure)) {
                return false;
            }
            throw failure;
        }
    }
}
