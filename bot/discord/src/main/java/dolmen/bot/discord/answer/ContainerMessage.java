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
 * Builds messages whose components are in one container and that mention nobody. Use them for private answers only: a
 * component message that mentions somebody produces an empty notification.
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

    /**
     * The number of sections that fit in a message with the given number of other components. A section has one text
     * and a button or picture.
     */
    public static int sectionsBeside(int others) {
        return (Message.MAX_COMPONENT_COUNT_IN_COMPONENT_TREE - 1 - others) / COMPONENTS_OF_A_SECTION;
    }
}
