package dolmen.bot.discord.desk;

import dolmen.bot.discord.answer.Acknowledgement;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.MessageContextInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.UserContextInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.EntitySelectInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;

/**
 * One feature of the bot: its commands, and the handlers of its components by action. Immutable.
 *
 * @param userCommands the commands in the menu of a person
 * @param messageCommands the commands in the menu of a message
 * @param menus the handlers of menus of words
 * @param entityMenus the handlers of menus of channels, roles or people
 */
public record Feature(
        List<SlashCommand> commands,
        List<MenuCommand<UserContextInteractionEvent>> userCommands,
        List<MenuCommand<MessageContextInteractionEvent>> messageCommands,
        Map<Action, Handler<ButtonInteractionEvent>> buttons,
        Map<Action, Handler<StringSelectInteractionEvent>> menus,
        Map<Action, Handler<EntitySelectInteractionEvent>> entityMenus,
        Map<Action, Handler<ModalInteractionEvent>> modals) {

    public Feature {
        commands = List.copyOf(commands);
        userCommands = List.copyOf(userCommands);
        messageCommands = List.copyOf(messageCommands);
        buttons = Map.copyOf(buttons);
        menus = Map.copyOf(menus);
        entityMenus = Map.copyOf(entityMenus);
        modals = Map.copyOf(modals);
    }

    /** A feature with these commands and without components. */
    public static Feature of(SlashCommand... commands) {
        return new Feature(List.of(commands), List.of(), List.of(), Map.of(), Map.of(), Map.of(), Map.of());
    }

    /** A copy that also handles the command in the menu of a person. */
    public Feature onPerson(MenuCommand<UserContextInteractionEvent> command) {
        return new Feature(commands, with(userCommands, command), messageCommands, buttons, menus, entityMenus, modals);
    }

    /** A copy that also handles the command in the menu of a message. */
    public Feature onMessage(MenuCommand<MessageContextInteractionEvent> command) {
        return new Feature(commands, userCommands, with(messageCommands, command), buttons, menus, entityMenus, modals);
    }

    private static <E> List<E> with(List<E> list, E another) {
        var more = new ArrayList<>(list);
        more.add(another);
        return more;
    }

    /** A copy that also handles the button. */
    public Feature onButton(Action action, Handler<ButtonInteractionEvent> handler) {
        return new Feature(
                commands, userCommands, messageCommands, with(buttons, action, handler), menus, entityMenus, modals);
    }

    /** A copy that also handles the button, after the acknowledgement. */
    public Feature onButton(Action action, Acknowledgement acknowledgement, Handler<ButtonInteractionEvent> handler) {
        return onButton(action, Handler.acknowledged(acknowledgement, handler));
    }

    /** A copy that also handles the menu of words. */
    public Feature onMenu(Action action, Handler<StringSelectInteractionEvent> handler) {
        return new Feature(
                commands, userCommands, messageCommands, buttons, with(menus, action, handler), entityMenus, modals);
    }

    /** A copy that also handles the menu of words, after the acknowledgement. */
    public Feature onMenu(
            Action action, Acknowledgement acknowledgement, Handler<StringSelectInteractionEvent> handler) {
        return onMenu(action, Handler.acknowledged(acknowledgement, handler));
    }

    /** A copy that also handles the menu of channels, roles or people. */
    public Feature onEntityMenu(Action action, Handler<EntitySelectInteractionEvent> handler) {
        return new Feature(
                commands, userCommands, messageCommands, buttons, menus, with(entityMenus, action, handler), modals);
    }

    /** A copy that also handles the form. */
    public Feature onModal(Action action, Handler<ModalInteractionEvent> handler) {
        return new Feature(
                commands, userCommands, messageCommands, buttons, menus, entityMenus, with(modals, action, handler));
    }

    private static <E> Map<Action, Handler<E>> with(
            Map<Action, Handler<E>> handlers, Action action, Handler<E> handler) {
        Map<Action, Handler<E>> more = new EnumMap<>(Action.class);
        more.putAll(handlers);
        if (more.put(action, handler) != null) {
            throw new IllegalArgumentException("two handlers for " + action);
        }
        return more;
    }
}
