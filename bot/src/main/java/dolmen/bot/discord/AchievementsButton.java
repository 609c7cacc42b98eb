package dolmen.bot.discord;

import dolmen.bot.history.Histories;
import dolmen.bot.match.PlayerId;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** Tells whoever presses it, alone, all achievements of the player whose profile it stands below. */
final class AchievementsButton implements ButtonAction {
    private static final String NAME = "achievements";

    private final Histories histories;
    private final AchievementWords words;

    AchievementsButton(Histories histories, AchievementWords words) {
        this.histories = histories;
        this.words = words;
    }

    /** The button below the profile of a player. */
    static Button of(PlayerId player) {
        return Button.secondary(ComponentId.of(NAME, player).text(), "Achievements");
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        Replies.acknowledge(event.deferReply(true));
        Replies.privately(event.getHook(), words.all(histories.of(pressed.player())));
    }
}
