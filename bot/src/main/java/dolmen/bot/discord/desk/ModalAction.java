package dolmen.bot.discord.desk;

import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;

/** What happens when forms of one kind are sent. */
public interface ModalAction {

    /** The name in the ids of its forms. */
    String name();

    /** Answers somebody who has sent the form of that id. */
    void answer(ModalInteractionEvent event, ComponentId sent);
}
