package dolmen.bot.discord.board;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.menu.MarkedMenu;
import dolmen.bot.discord.menu.MoveMenu;
import dolmen.bot.discord.place.Resting;
import dolmen.bot.discord.words.ClockWords;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.OmenWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import dolmen.rules.scene.Mark;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The private message with the board in one person's view. */
public final class BoardMessage {
    private final MatchWords words;
    private final ClockWords clocks;
    private final BoardFiles files;
    private final Resting resting;

    BoardMessage(Vocabulary words, BoardFiles files, Resting resting) {
        this.words = words.matches();
        this.clocks = words.clocks();
        this.files = files;
        this.resting = resting;
    }

    /** The board in the person's view, with the menu of moves for the player to move. */
    public MessageCreateData privately(Match match, Requester requester) {
        Optional<MarkedMenu> menu = menu(match, requester);
        FileUpload picture = files.privately(match, requester, marks(menu));
        return onRequest(match, requester, picture, menu)
                .setComponents(rows(match, requester, menu))
                .build();
    }

    /** The board in the person's view, but from across the table. */
    public MessageCreateData fromOtherSide(Match match, Requester requester) {
        return onRequest(match, requester, files.fromOtherSide(match, requester), Optional.empty())
                .build();
    }

    /** The result for a player whose match has lost its channel. */
    MessageCreateData resultInPrivate(Match match, PlayerId player) {
        var requester = Requester.elsewhere(player);
        MatchWords here = words.on(requester.reader());
        String heading = here.wording().of(BoardPhrases.boardLostPlace(id(match), words.variant(match))) + "\n";
        FileUpload picture = files.privately(match, requester, List.of());
        return seenBy(match, requester, picture, heading, here.standing(match), Optional.empty())
                .setAllowedMentions(List.of())
                .build();
    }

    private MessageCreateBuilder onRequest(
            Match match, Requester requester, FileUpload picture, Optional<MarkedMenu> menu) {
        MatchWords here = words.on(requester.reader());
        String heading = here.wording()
                        .of(BoardPhrases.boardHeading(id(match), words.variant(match), new Verbatim(here.place(match))))
                + "\n";
        return seenBy(
                match,
                requester,
                picture,
                heading,
                here.standing(match, requester.person())
                        + clocks.sentence(match, requester.person(), here.wording())
                        + resting.sentence(match, here.wording())
                        + OmenWords.line(match, here.wording()),
                menu);
    }

    /** The board for a person in the middle of a turn. */
    public MessageCreateData amidTurn(Match match, Requester requester) {
        String ending = words.on(requester.reader()).wording().of(BoardPhrases.boardStillYours(id(match)));
        Optional<MarkedMenu> menu = menu(match, requester);
        FileUpload picture = files.privately(match, requester, marks(menu));
        return seenBy(match, requester, picture, "", ending, menu)
                .setComponents(rows(match, requester, menu))
                .build();
    }

    private static Verbatim id(Match match) {
        return new Verbatim(match.id().toString());
    }

    /** The person's current choices; empty unless the person is to move. */
    private Optional<MarkedMenu> menu(Match match, Requester requester) {
        return match.seatOf(requester.person())
                .flatMap(own -> MoveMenu.of(
                        match, own, files.emoji(), words.on(requester.reader()).wording()));
    }

    private static List<Mark> marks(Optional<MarkedMenu> menu) {
        return menu.map(MarkedMenu::marks).orElse(List.of());
    }

    /** The menu, and below it the button to type a move. */
    private List<ActionRow> rows(Match match, Requester requester, Optional<MarkedMenu> menu) {
        var id = ComponentId.of(Action.PICK, match);
        MatchWords here = words.on(requester.reader());
        Wording wording = here.wording();
        ActionRow typing = ActionRow.of(PublicBoard.typeButton(match, wording));
        return menu.map(marked -> MoveMenu.rows(id, marked, 0, here.seats(match), typing))
                .orElse(List.of());
    }

    private MessageCreateBuilder seenBy(
            Match match,
            Requester requester,
            FileUpload picture,
            String heading,
            String ending,
            Optional<MarkedMenu> menu) {
        MatchWords here = words.on(requester.reader());
        String latest = here.latest(match.seenBy(match.viewer(requester.person())));
        String notes =
                menu.map(marked -> MoveMenu.notes(marked, here.seats(match))).orElse("");
        return new MessageCreateBuilder()
                .setContent(Text.cut(heading + latest + "\n" + ending + notes, Text.MAX_MESSAGE))
                .setFiles(picture);
    }
}
