package dolmen.bot.discord.panel;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.TouchedMatch;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** Asks the player privately whether to give the match up. */
final class ResignButton implements Handler<ButtonInteractionEvent> {

    private final TouchedMatch touchedMatch;
    private final ResignationQuestion resignation;

    public ResignButton(TouchedMatch touchedMatch, ResignationQuestion resignation) {
        this.touchedMatch = touchedMatch;
        this.resignation = resignation;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        touchedMatch.resign(
                event,
                pressed,
                (match, requester) -> Replies.fulfil(event.getHook(), resignation.question(match, requester.person())));
    }
}
