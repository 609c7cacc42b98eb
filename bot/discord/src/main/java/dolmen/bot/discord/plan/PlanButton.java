package dolmen.bot.discord.plan;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.TouchedMatch;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** Opens the form in which a player writes a plan, for the match as it stands now. */
record PlanButton(TouchedMatch touchedMatch, PlanForm form) implements Handler<ButtonInteractionEvent> {

    @Override
    public Acknowledgement acknowledgement(ButtonInteractionEvent event, ComponentId touched) {
        return Acknowledgement.ANSWER;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        touchedMatch.look(event, pressed, (match, requester) -> form.open(event, match, requester));
    }
}
