package dolmen.bot.discord;

import dolmen.bot.discord.desk.ButtonAction;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.EntityMenuAction;
import dolmen.bot.discord.desk.MenuAction;
import dolmen.bot.discord.desk.ModalAction;
import dolmen.bot.discord.desk.SlashCommand;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** Everything that answers, by name; immutable. */
final class Handlers {
    private final Map<String, SlashCommand> commands;
    private final Map<String, ButtonAction> buttons;
    private final Map<String, MenuAction> menus;
    private final Map<String, EntityMenuAction> entityMenus;
    private final Map<String, ModalAction> modals;

    Handlers(
            List<SlashCommand> commands,
            List<ButtonAction> buttons,
            List<MenuAction> menus,
            List<EntityMenuAction> entityMenus,
            List<ModalAction> modals) {
        this.commands = byName(commands, command -> command.definition().getName());
        this.buttons = byName(buttons, ButtonAction::name);
        this.menus = byName(menus, MenuAction::name);
        this.entityMenus = byName(entityMenus, EntityMenuAction::name);
        this.modals = byName(modals, ModalAction::name);
    }

    List<SlashCommandData> definitions() {
        return commands.values().stream().map(SlashCommand::definition).toList();
    }

    Optional<SlashCommand> command(String name) {
        return Optional.ofNullable(commands.get(name));
    }

    Optional<ButtonAction> button(ComponentId id) {
        return Optional.ofNullable(buttons.get(id.action()));
    }

    Optional<MenuAction> menu(ComponentId id) {
        return Optional.ofNullable(menus.get(id.action()));
    }

    Optional<EntityMenuAction> entityMenu(ComponentId id) {
        return Optional.ofNullable(entityMenus.get(id.action()));
    }

    Optional<ModalAction> modal(ComponentId id) {
        return Optional.ofNullable(modals.get(id.action()));
    }

    private static <H> Map<String, H> byName(List<H> handlers, Function<H, String> name) {
        return handlers.stream().collect(Collectors.toUnmodifiableMap(name, Function.identity()));
    }
}
