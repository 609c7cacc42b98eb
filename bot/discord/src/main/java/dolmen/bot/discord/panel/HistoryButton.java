package dolmen.bot.discord.panel;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.TouchedMatch;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/**
 * Turns to another page of a history: to the one on which the ply in the button's id is told, so that the button means
 * the same however far the match has gone on.
 */
final class HistoryButton implements Handler<ButtonInteractionEvent> {

    private final TouchedMatch touchedMatch;
    private final HistoryMessage history;

    public HistoryButton(TouchedMatch touchedMatch, HistoryMessage history) {
        this.touchedMatch = touchedMatch;
        this.history = history;
    }

    @Override
    public Acknowledgement acknowledgement(ButtonInteractionEvent event, ComponentId touched) {
        return Acknowledgement.EDIT;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        touchedMatch.look(event, pressed, (match, requester) -> {
            event.getHook()
                    .editOriginal(MessageEditData.fromCreateData(history.at(match, requester, pressed.ply())))
                    .complete();
        });
    }
}
