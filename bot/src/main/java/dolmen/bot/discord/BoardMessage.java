package dolmen.bot.discord;

import dolmen.bot.match.Match;
import dolmen.bot.match.Picture;
import dolmen.bot.match.Pictures;
import dolmen.bot.match.PlayerId;
import dolmen.bot.match.PlayerPreferences;
import dolmen.bot.match.Preferences;
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
    private final Preferences preferences;

    BoardMessage(MatchWords words, CommandBook commands, Pictures pictures, Preferences preferences) {
        this.words = words;
        this.commands = commands;
        this.pictures = pictures;
        this.preferences = preferences;
    }

    /** The board for the thread: it mentions the player to move, and nobody when the match is over. */
    MessageCreateData publicly(Match match) {
        MessageCreateBuilder message = new MessageCreateBuilder()
                .setContent(Text.cut(heading(match) + words.latest(match) + "\n" + next(match), Text.MAX_MESSAGE))
                .setFiles(picture(match, new Spectator(), match.toMove().orElse(Seat.FIRST), themeForAll(match)));
        match.playerToMove()
                .ifPresent(player -> message.mentionUsers(player.value()).setComponents(ActionRow.of(buttons(match))));
        return message.build();
    }

    /** The board as that person sees it. */
    MessageCreateData privately(Match match, PlayerId person) {
        String heading = "Match #%s · %s · %s\n".formatted(match.id(), words.variant(match), words.place(match));
        return seenBy(match, person, heading, words.standing(match)).build();
    }

    /** The board for a person who has made a part of a turn and goes on. */
    MessageCreateData amidTurn(Match match, PlayerId person) {
        return seenBy(match, person, "", "It is still your turn in %s.".formatted(words.place(match)))
                .setComponents(ActionRow.of(moveButton(match)))
                .build();
    }

    private MessageCreateBuilder seenBy(Match match, PlayerId person, String heading, String ending) {
        Optional<Seat> seat = match.seatOf(person);
        Viewer viewer = seat.<Viewer>map(own -> own).orElseGet(Spectator::new);
        PlayerPreferences chosen = preferences.of(person);
        Optional<String> theme = chosen.theme().or(() -> themeForAll(match));
        return new MessageCreateBuilder()
                .setContent(Text.cut(heading + words.latest(match, viewer) + "\n" + ending, Text.MAX_MESSAGE))
                .setFiles(picture(match, viewer, chosen.bottom(seat), theme));
    }

    private String heading(Match match) {
        return match.ply() > 0 ? "" : "**Match #%s · %s**\n".formatted(match.id(), words.variant(match));
    }

    private String next(Match match) {
        Optional<Seat> seat = match.toMove();
        return seat.map(toMove -> "<@%s>, it is your turn: press *Move* or type %s.%s"
                        .formatted(
                                match.player(toMove),
                                commands.mention("move"),
                                match.standing().hasSecrets() ? " *Board* shows your hand to you alone." : ""))
                .orElseGet(() -> "%s %s has the table of this server."
                        .formatted(words.standing(match), commands.mention("leaderboard")));
    }

    private Optional<String> themeForAll(Match match) {
        return preferences.of(match.venue().guild()).theme();
    }

    private FileUpload picture(Match match, Viewer viewer, Seat bottom, Optional<String> theme) {
        Picture picture = pictures.board(match, viewer, bottom, theme);
        return FileUpload.fromStreamSupplier("match-%s-%d.png".formatted(match.id(), match.ply()), picture::open)
                .setDescription(picture.altText());
    }

    private static List<Button> buttons(Match match) {
        return List.of(
                moveButton(match),
                Button.secondary(ComponentId.of(BoardButton.NAME, match).text(), "Board"),
                Button.secondary(ComponentId.of(ResignButton.NAME, match).text(), "Resign"));
    }

    private static Button moveButton(Match match) {
        return Button.primary(ComponentId.of(TypeMoveButton.NAME, match).text(), "Move");
    }
}
