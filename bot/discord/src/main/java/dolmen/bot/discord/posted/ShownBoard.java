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
 * What a public board shows. The name of its picture says so, also when its buttons have gone and after a restart; the
 * buttons say it of a board without a picture.
 *
 * @param ply how many plies had been played
 */
public record ShownBoard(MatchId match, int ply) {
    private static final Pattern FILE = Pattern.compile("match-([0-9]{1,18})-([0-9]{1,9})\\.png");

    /** One of these is on every board and result, and on no other message that everybody reads. */
    private static final Set<Action> OF_BOARDS = Set.of(Action.TYPE_MOVE, Action.MORE, Action.REPLAY);

    /** What the board of that match shows. */
    public static ShownBoard of(MatchOutline match) {
        return new ShownBoard(match.id(), match.ply());
    }

    /** The board in one of the bot's own messages; empty if there is none in it. */
    public static Optional<ShownBoard> in(Message own) {
        return own.getAttachments().stream()
                .map(Message.Attachment::getFileName)
                .flatMap(name -> FILE.matcher(name).results())
                .map(ShownBoard::read)
                .findFirst()
                .or(() -> withoutPicture(own));
    }

    /** A board without a picture is known by its buttons, as long as it has them. */
    private static Optional<ShownBoard> withoutPicture(Message own) {
        return OwnMessages.ids(own)
                .filter(id -> OF_BOARDS.contains(id.action()))
                .map(id -> new ShownBoard(id.match(), id.ply()))
                .findFirst();
    }

    private static ShownBoard read(MatchResult name) {
        return new ShownBoard(new MatchId(Long.parseLong(name.group(1))), Integer.parseInt(name.group(2)));
    }

    /** The name of its picture. */
    public String fileName() {
        return "match-%s-%d.png".formatted(match, ply);
    }
}
