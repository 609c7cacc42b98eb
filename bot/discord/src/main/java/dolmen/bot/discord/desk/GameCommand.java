package dolmen.bot.discord.desk;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/**
 * A command with a single option, a game or a variant of one.
 *
 * @param option the purpose of the option
 * @param suggestions finds suggestions for the text typed so far
 * @param answer answers in private; the typed text is empty if there is none
 */
public record GameCommand(
        String name,
        String description,
        String option,
        boolean required,
        Function<CommandAutoCompleteInteractionEvent, List<Command.Choice>> suggestions,
        BiConsumer<SlashCommandInteractionEvent, Optional<String>> answer)
        implements SlashCommand {
    private static final String GAME = "game";

    @Override
    public SlashCommandData definition() {
        return Commands.slash(name, description).addOption(OptionType.STRING, GAME, option, required, true);
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return suggestions.apply(event);
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        Optional<String> typed = Optional.ofNullable(event.getOption(GAME)).map(OptionMapping::getAsString);
        answer.accept(event, required ? Optional.of(NotUnderstoodException.required(typed)) : typed);
    }
}
