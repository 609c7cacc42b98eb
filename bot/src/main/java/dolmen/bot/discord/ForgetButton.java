package dolmen.bot.discord;

import dolmen.bot.match.PlayerId;
import dolmen.bot.match.PrivacyService;
import java.util.List;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** Has whoever presses it forgotten; only that person sees it. */
final class ForgetButton implements ButtonAction {
    static final String NAME = "forget-me";

    private final PrivacyService privacy;

    ForgetButton(PrivacyService privacy) {
        this.privacy = privacy;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        Replies.acknowledge(event.deferEdit());
        boolean forgotten = privacy.delete(new PlayerId(event.getUser().getIdLong()));
        event.getHook()
                .editOriginal(
                        forgotten
                                ? "You are forgotten. Whoever plays as you from now on begins anew."
                                : "You are still in a match that has just begun, so nothing was deleted. Try once more.")
                .setComponents(forgotten ? List.of() : event.getMessage().getComponents())
                .complete();
    }
}
