package dolmen.bot.discord.posted;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.MatchOutline;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import net.dv8tion.jda.api.entities.Message;

/**
 * What a public board shows. The name of its picture says so, also when its buttons have gone and after a restart.
 *
 * @param ply how many plies had been played
 */
public record ShownBoard(MatchId match, int ply) {
    private static final Pattern FILE = Pattern.compile("match-([0-9]{1,18})-([0-9]{1,9})\\.png");

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
