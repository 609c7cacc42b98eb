package dolmen.bot.discord.turn;

import com.github.benmanes.caffeine.cache.Ticker;
import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.AnotherProcess;
import dolmen.bot.discord.board.Boards;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.InFlight;
import dolmen.bot.discord.menu.FirstButtons;
import dolmen.bot.discord.menu.MoveMenu;
import dolmen.bot.service.Services;
import java.util.List;

/** The four ways to move. */
public final class TurnFeature {

    private TurnFeature() {}

    public static Feature of(Desk desk, Boards boards) {
        Services services = desk.services();
        PlayAnswer answer = PlayAnswer.of(desk, boards);
        var dialogue = new TurnDialogue(
                desk.touched(),
                services.matches().play(),
                services.people().preferences(),
                new TurnMessages(boards.files(), desk.words().matches()),
                answer,
                boards.confirmations());
        var typed = new TypedMoveForm(desk.touched(), dialogue, desk.words().readers());
        var suggestions = new MoveSuggestions(desk.words().names(), desk.words().matches());
        return Feature.of(new MoveCommand(desk.option(), suggestions, dialogue, desk.refusals()))
                .onButton(Action.PLAY_CHOSEN, Acknowledgement.EDIT, dialogue::confirm)
                .onButton(
                        Action.START_OVER,
                        Acknowledgement.IN_PLACE,
                        (event, pressed) -> dialogue.goOn(event, pressed, List.of(), 0))
                .onButton(Action.TYPE_MOVE, Acknowledgement.ANSWER, typed::open)
                .onButton(
                        Action.PLAY_MEANT,
                        new MeantMoveButton(desk.touched(), services.matches().play(), answer, boards.confirmations()))
                .onButton(
                        Action.PICK,
                        Acknowledgement.IN_PLACE,
                        (event, pressed) -> dialogue.goOn(event, pressed, pressed.path(), 0))
                .onMenu(
                        Action.PICK,
                        Acknowledgement.IN_PLACE,
                        MoveMenu.chosen((event, place, page) -> dialogue.goOn(event, place, place.path(), page)))
                .onModal(Action.PLAY_TYPED, desk.touched().guarding(typed::read));
    }

    /**
     * The listener to moves in messages.
     *
     * @param other the process that may answer instead of this one
     * @param time the clock of the limits on messages
     */
    public static MessageListener listener(
            Desk desk, Boards boards, AnotherProcess other, InFlight inFlight, Ticker time) {
        Services services = desk.services();
        PlayAnswer answer = PlayAnswer.of(desk, boards);
        var words = new MessageWords(
                desk.words().matches(),
                boards.publicBoard(),
                desk.refusals(),
                answer,
                desk.words().commands(),
                new FirstButtons(desk.words().variants()));
        var moves = new MoveByMessage(
                services.matches().play(),
                services.matches().finder(),
                services.matches().live(),
                services.results().histories(),
                desk.words().names(),
                words,
                answer,
                time);
        return new MessageListener(
                moves, other, inFlight, desk.words().readers().everybody(), time);
    }
}
