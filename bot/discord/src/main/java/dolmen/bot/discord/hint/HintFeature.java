package dolmen.bot.discord.hint;

import dolmen.bot.analysis.HintService;
import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.board.Boards;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.DeskPhrases;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.MatchCommand;
import dolmen.bot.discord.desk.PanelEntry;
import dolmen.bot.discord.desk.ShowMatch;

/** Hints in practice, and in matches whose players have all agreed to them. */
public final class HintFeature {

    private HintFeature() {}

    /** The command, and the button that shows the move after the nudge. */
    public static Feature of(Desk desk, Boards boards) {
        HintMessage message = message(desk, boards);
        return Feature.of(MatchCommand.deferring(
                        desk,
                        "hint",
                        "In practice, or where all agree: where to look, then the move; only you see it",
                        (event, match, requester) -> Replies.fulfil(event.getHook(), message.nudge(match, requester))))
                .onButton(
                        Action.SHOW_HINT,
                        Acknowledgement.EDIT,
                        (event, pressed) -> desk.touched().look(event, pressed, (match, requester) -> {
                            Replies.inPlace(event.getHook(), message.move(match, requester, pressed.ply()));
                        }));
    }

    /** The panel entry for a hint, behind <i>More</i>. */
    public static PanelEntry panelEntry(Desk desk, Boards boards) {
        return PanelEntry.forPlayers(
                        Action.HINT,
                        ShowMatch.one(desk.touched(), message(desk, boards)::nudge),
                        DeskPhrases.panelHint())
                .noted(DeskPhrases.panelHintNote())
                .offered(HintService::offeredNow);
    }

    private static HintMessage message(Desk desk, Boards boards) {
        return new HintMessage(
                desk.services().training().hints(),
                boards.files(),
                desk.words().matches(),
                desk.words().refusals(),
                desk.words().commands());
    }
}
