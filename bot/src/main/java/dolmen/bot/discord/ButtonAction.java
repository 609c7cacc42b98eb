package dolmen.bot.discord;

import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** What happens when buttons of one kind are pressed. */
interface ButtonAction {

    /** The name in the ids of its buttons. */
    String name();

    /** Answers somebody who has pressed the button of that id. */
    void answer(ButtonInteractionEvent event, ComponentId pressed);
}
