package dolmen.bot.discord.challenge;

import dolmen.bot.discord.desk.SlashCommand;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** {@code /challenge}: invites somebody to a match; seats for which nobody is named are open to anyone. */
final class ChallengeCommand implements SlashCommand {
    private static final String OPPONENT = "opponent";
    private static final List<String> FURTHER_OPPONENTS = List.of("opponent2", "opponent3", "opponent4");

    private final ProposalForm form;

    public ChallengeCommand(ProposalForm form) {
        this.form = form;
    }

    @Override
    public SlashCommandData definition() {
        var definition = Commands.slash("challenge", "Challenge somebody to a match; it begins when they accept")
                .setContexts(InteractionContextType.GUILD)
                .addOption(OptionType.USER, OPPONENT, "Whom you want to play", true)
                .addOptions(ProposalForm.game(), ProposalForm.side(), ProposalForm.pace(), ProposalForm.rated());
        FURTHER_OPPONENTS.forEach(option -> definition.addOption(
                OptionType.USER, option, "One more, where the game is for more than two; who is not named may join"));
        return definition;
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return form.suggest(event.getFocusedOption());
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        form.propose(event, opponents(event));
    }

    private static List<OptionMapping> opponents(SlashCommandInteractionEvent event) {
        return Stream.concat(Stream.of(OPPONENT), FURTHER_OPPONENTS.stream())
                .map(event::getOption)
                .filter(Objects::nonNull)
                .toList();
    }
}
