package dolmen.bot.discord;

import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** Asks whoever presses it whether to give the match up. */
final class ResignButton implements ButtonAction {
    static final String NAME = "resign";

    private final TouchedMatch touchedMatch;
    private final Resignation resignation;

    ResignButton(TouchedMatch touchedMatch, Resignation resignation) {
        this.touchedMatch = touchedMatch;
        this.resignation = resignation;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        touchedMatch.resign(
                event,
                pressed,
                (match, person) -> event.reply(resignation.question(match))
                        .setEphemeral(true)
                        .complete());
    }
}
