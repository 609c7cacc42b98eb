package dolmen.bot.discord.desk;

import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** What happens when buttons of one kind are pressed. */
public interface ButtonAction {

    /** The name in the ids of its buttons. */
    String name();

    /** Whether the name of whoever has pressed it is kept; not that of somebody who has just been forgotten. */
    default boolean keepsName() {
        return true;
    }

    /** Answers somebody who has pressed the button of that id. */
    void answer(ButtonInteractionEvent event, ComponentId pressed);
}
