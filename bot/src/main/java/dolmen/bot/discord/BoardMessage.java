package dolmen.bot.discord;

import dolmen.bot.match.Match;
import dolmen.bot.match.Picture;
import dolmen.bot.match.Pictures;
import dolmen.bot.match.PlayerId;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Viewer;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** How a match is shown: the board as everybody sees it in the match's thread, and as one person asks for it. */
final class BoardMessage {
    private final MatchWords words;
    private final CommandBook commands;
    private final Pictures pictures;

    BoardMessage(MatchWords words, CommandBook commands, Pictures pictures) {
        this.words = words;
        this.commands = commands;
        this.pictures = pictures;
    }

    /** The board for the thread: it mentions the player to move, and nobody when the match is over. */
    MessageCreateData publicly(Match match) {
        MessageCreateBuilder message = new MessageCreateBuilder()
                .setContent(Text.cut(heading(match) + words.latest(match) + "\n" + next(match), Text.MAX_MESSAGE))
                .setFiles(
                        picture(match, match.toMove().<Viewer>map(seat -> seat).orElseGet(Spectator::new)));
        match.playerToMove()
                .ifPresent(player -> message.mentionUsers(player.value()).setComponents(ActionRow.of(buttons(match))));
        return message.build();
    }

    /** The board as that person sees it. */
    MessageCreateData privately(Match match, PlayerId person) {
        Viewer viewer = match.seatOf(person).<Viewer>map(seat -> seat).orElseGet(Spectator::new);
        return new MessageCreateBuilder()
                .setContent(Text.cut(
                        "Match #%s · %s · %s\n%s %s"
                                .formatted(
                                        match.id(),
                                        words.variant(match),
                                        words.place(match),
                                        words.latest(match),
                                        words.standing(match)),
                        Text.MAX_MESSAGE))
                .setFiles(picture(match, viewer))
                .build();
    }

    private String heading(Match match) {
        return match.ply() > 0 ? "" : "**Match #%s · %s**\n".formatted(match.id(), words.variant(match));
    }

    private String next(Match match) {
        Optional<Seat> seat = match.toMove();
        return seat.map(toMove -> "<@%s>, it is your turn: press *Move* or type %s."
                        .formatted(match.player(toMove), commands.mention("move")))
                .orElseGet(() -> "%s %s has the table of this server."
                        .formatted(words.standing(match), commands.mention("leaderboard")));
    }

    private FileUpload picture(Match match, Viewer viewer) {
        Picture picture = pictures.board(match, viewer);
        return FileUpload.fromStreamSupplier("match-%s-%d.png".formatted(match.id(), match.ply()), picture::open)
                .setDescription(picture.altText());
    }

    private static List<Button> buttons(Match match) {
        return List.of(
                Button.primary(ComponentId.of(TypeMoveButton.NAME, match).text(), "Move"),
                Button.secondary(ComponentId.of(BoardButton.NAME, match).text(), "Board"),
                Button.secondary(ComponentId.of(ResignButton.NAME, match).text(), "Resign"));
    }
}
