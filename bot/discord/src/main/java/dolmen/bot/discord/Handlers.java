package dolmen.bot.discord;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.MenuCommand;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.words.CommandTranslations;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.GenericContextInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.MessageContextInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.UserContextInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.EntitySelectInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.interactions.IntegrationType;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.build.CommandData;

/** All handlers, by command or component; immutable. */
final class Handlers {
    /** The most popular commands; clients may list commands in the bot's order. */
    private static final List<String> FIRST = List.of("play", "challenge", "puzzle", "learn", "help", "games");

    private final Map<String, SlashCommand> commands;
    private final Map<String, MenuCommand<UserContextInteractionEvent>> userCommands;
    private final Map<String, MenuCommand<MessageContextInteractionEvent>> messageCommands;
    private final Map<Action, Handler<ButtonInteractionEvent>> buttons;
    private final Map<Action, Handler<StringSelectInteractionEvent>> menus;
    private final Map<Action, Handler<EntitySelectInteractionEvent>> entityMenus;
    private final Map<Action, Handler<ModalInteractionEvent>> modals;

    /** @throws IllegalStateException if two features handle the same command or component */
    Handlers(List<Feature> features) {
        this.commands = features.stream()
                .flatMap(feature -> feature.commands().stream())
                .collect(Collectors.toUnmodifiableMap(
                        command -> command.definition().getName(), Function.identity()));
        this.userCommands = byName(features.stream().flatMap(feature -> feature.userCommands().stream()));
        this.messageCommands = byName(features.stream().flatMap(feature -> feature.messageCommands().stream()));
        this.buttons = all(features.stream().map(Feature::buttons));
        this.menus = all(features.stream().map(Feature::menus));
        this.entityMenus = all(features.stream().map(Feature::entityMenus));
        this.modals = all(features.stream().map(Feature::modals));
    }

    private static <E extends GenericContextInteractionEvent<?>> Map<String, MenuCommand<E>> byName(
            Stream<MenuCommand<E>> commands) {
        return commands.collect(
                Collectors.toUnmodifiableMap(command -> command.definition().getName(), Function.identity()));
    }

    private static <E> Map<Action, Handler<E>> all(Stream<Map<Action, Handler<E>>> ofFeatures) {
        return ofFeatures
                .flatMap(handlers -> handlers.entrySet().stream())
                .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /**
     * The commands with their translations: first the most popular ones, then all others by name. Those that are not
     * for servers alone can also be used where the bot is not, by people who have added it to their account. A command
     * without a choice of places can be used everywhere.
     */
    List<CommandData> definitions() {
        var translations = new CommandTranslations();
        return Stream.<Stream<CommandData>>of(
                        commands.values().stream().map(SlashCommand::definition),
                        userCommands.values().stream().map(MenuCommand::definition),
                        messageCommands.values().stream().map(MenuCommand::definition))
                .flatMap(Function.identity())
                .sorted(Comparator.comparingInt(Handlers::rank).thenComparing(CommandData::getName))
                .map(translations::translated)
                .map(Handlers::everywhere)
                .toList();
    }

    private static CommandData everywhere(CommandData command) {
        if (command.getContexts().equals(EnumSet.of(InteractionContextType.GUILD))) {
            return command;
        }
        return (command.getContexts().contains(InteractionContextType.PRIVATE_CHANNEL)
                        ? command
                        : command.setContexts(InteractionContextType.ALL))
                .setIntegrationTypes(IntegrationType.ALL);
    }

    private static int rank(CommandData command) {
        return FIRST.contains(command.getName()) ? FIRST.indexOf(command.getName()) : FIRST.size();
    }

    Optional<SlashCommand> command(String name) {
        return Optional.ofNullable(commands.get(name));
    }

    Optional<MenuCommand<UserContextInteractionEvent>> userCommand(String name) {
        return Optional.ofNullable(userCommands.get(name));
    }

    Optional<MenuCommand<MessageContextInteractionEvent>> messageCommand(String name) {
        return Optional.ofNullable(messageCommands.get(name));
    }

    Optional<Handler<ButtonInteractionEvent>> button(ComponentId id) {
        return Optional.ofNullable(buttons.get(id.action()));
    }

    Optional<Handler<StringSelectInteractionEvent>> menu(ComponentId id) {
        return Optional.ofNullable(menus.get(id.action()));
    }

    Optional<Handler<EntitySelectInteractionEvent>> entityMenu(ComponentId id) {
        return Optional.ofNullable(entityMenus.get(id.action()));
    }

    Optional<Handler<ModalInteractionEvent>> modal(ComponentId id) {
        return Optional.ofNullable(modals.get(id.action()));
    }
}
