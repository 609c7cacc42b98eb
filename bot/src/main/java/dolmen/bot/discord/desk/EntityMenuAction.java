package dolmen.bot.discord.desk;

import net.dv8tion.jda.api.events.interaction.component.EntitySelectInteractionEvent;

/** What happens when channels, roles or people are chosen in menus of one kind. */
public interface EntityMenuAction {

    /** The name in the ids of its menus. */
    String name();

    /** Answers somebody who has chosen in the menu of that id. */
    void answer(EntitySelectInteractionEvent event, ComponentId menu);
}
