package dolmen.bot.discord.posted;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.id.MatchId;
import dolmen.bot.match.MatchOutline;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import net.dv8tion.jda.api.entities.Message;

/**
 * The state on a public board. It is encoded in the file name of the picture, so it survives the removal of buttons and
 * a restart. A board without a picture has it in its buttons.
 *
 * @param ply the number of plies that had been played
 */
public record ShownBoard(MatchId match, int ply) {
    private static final Pattern FILE = Pattern.compile("match-([0-9]{1,18})-([0-9]{1,9})\\.png");

    /** One of these actions is on every board and result, and on no other public message. */
    private static final Set<Action> OF_BOARDS = Set.of(Action.TYPE_MOVE, Action.MORE, Action.REPLAY);

    /** The state on the current board of the match. */
    public static ShownBoard of(MatchOutline match) {
        return new ShownBoard(match.id(), match.ply());
    }

    /** The state on the board in one of the bot's own messages; empty if it has no board. */
    public static Optional<ShownBoard> in(Message own) {
        return own.getAttachments().stream()
                .map(Message.Attachment::getFileName)
                .flatMap(name -> FILE.matcher(name).results())
                .map(ShownBoard::read)
                .findFirst()
                .or(() -> withoutPicture(own));
    }

    /** The state on a board without a picture, from its buttons; empty once they are removed. */
    private static Optional<ShownBoard> withoutPicture(Message own) {
        return OwnMessages.ids(own)
                .filter(id -> OF_BOARDS.contains(id.action()))
                .map(id -> new ShownBoard(id.match(), id.ply()))
                .findFirst();
    }

    private static ShownBoard read(MatchResult name) {
        return new ShownBoard(new MatchId(Long.parseLong(name.group(1))), Integer.parseInt(name.group(2)));
    }

    /** The name of the picture's file. */
    public String fileName() {
        return "match-%s-%d.png".formatted(match, ply);
    }
}
