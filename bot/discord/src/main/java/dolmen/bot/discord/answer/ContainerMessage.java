package dolmen.bot.discord.answer;

import java.util.List;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.container.Container;
import net.dv8tion.jda.api.components.container.ContainerChildComponent;
import net.dv8tion.jda.api.components.section.Section;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * Messages of components only, all in one container, which mention nobody. They are for private answers: if such a
 * message mentions somebody, the text of the notification is empty.
 */
public final class ContainerMessage {
    /** The section itself, its text and its accessory. */
    private static final int COMPONENTS_OF_A_SECTION = 3;

    private ContainerMessage() {}

    /** A message with these parts. */
    public static MessageCreateData of(List<? extends ContainerChildComponent> parts) {
        return new MessageCreateBuilder()
                .useComponentsV2()
                .setComponents(Container.of(parts))
                .setAllowedMentions(List.of())
                .build();
    }

    /** The number of components in these parts. */
    public static int components(List<? extends ContainerChildComponent> parts) {
        return parts.stream().mapToInt(ContainerMessage::components).sum();
    }

    private static int components(ContainerChildComponent part) {
        if (part instanceof ActionRow row) {
            return 1 + row.getComponents().size();
        }
        return part instanceof Section ? COMPONENTS_OF_A_SECTION : 1;
    }

    /** The number of sections, each with one text and a button or picture, that fit beside so many other components. */
    public static int sectionsBeside(int others) {
        return (Message.MAX_COMPONENT_COUNT_IN_COMPONENT_TREE - 1 - others) / COMPONENTS_OF_A_SECTION;
    }
}
