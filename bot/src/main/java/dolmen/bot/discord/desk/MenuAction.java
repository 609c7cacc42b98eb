package dolmen.bot.discord.desk;

import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;

/** What happens when something is chosen in menus of one kind. */
public interface MenuAction {

    /** The name in the ids of its menus. */
    String name();

    /** Answers somebody who has chosen in the menu of that id. */
    void answer(StringSelectInteractionEvent event, ComponentId menu);
}
