package dolmen.bot.discord.panel;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/** Turns to another page of a person's matches as they stand now; its id has the page for its number. */
final class GamesButton implements Handler<ButtonInteractionEvent> {

    private final GamesMessage games;

    public GamesButton(GamesMessage games) {
        this.games = games;
    }

    @Override
    public Acknowledgement acknowledgement(ButtonInteractionEvent event, ComponentId touched) {
        return Acknowledgement.EDIT;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        event.getHook()
                .editOriginal(MessageEditData.fromCreateData(games.of(event, pressed.number())))
                .complete();
    }
}
