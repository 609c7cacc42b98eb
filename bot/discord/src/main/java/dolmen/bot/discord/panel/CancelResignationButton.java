package dolmen.bot.discord.panel;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** Does not give the match up after all. */
final class CancelResignationButton implements Handler<ButtonInteractionEvent> {

    @Override
    public Acknowledgement acknowledgement(ButtonInteractionEvent event, ComponentId touched) {
        return Acknowledgement.ANSWER;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        event.editMessage("You play on in match #%s.".formatted(pressed.match()))
                .setComponents()
                .complete();
    }
}
