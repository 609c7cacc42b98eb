package dolmen.bot.discord.plan;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.TouchedMatch;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** Opens the form again with what was typed and could not be stored, which stands in the message of the button. */
record ChangePlanButton(TouchedMatch touchedMatch, PlanForm form) implements Handler<ButtonInteractionEvent> {

    @Override
    public Acknowledgement acknowledgement(ButtonInteractionEvent event, ComponentId touched) {
        return Acknowledgement.ANSWER;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        touchedMatch.look(
                event,
                pressed,
                (match, requester) -> form.open(event, match, requester, PlanWords.typedIn(event.getMessage())));
    }
}
