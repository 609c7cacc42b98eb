package dolmen.bot.discord.challenge;

import dolmen.bot.discord.desk.SlashCommand;
import java.util.List;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** {@code /seek}: offers a match to anyone on the server. */
final class SeekCommand implements SlashCommand {
    private final ProposalForm form;

    public SeekCommand(ProposalForm form) {
        this.form = form;
    }

    @Override
    public SlashCommandData definition() {
        return Commands.slash("seek", "Offer a match to anyone here; it begins when every seat is taken")
                .setContexts(InteractionContextType.GUILD)
                .addOptions(ProposalForm.game(), ProposalForm.side(), ProposalForm.pace(), ProposalForm.rated());
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return form.suggest(event.getFocusedOption());
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        form.propose(event, List.of());
    }
}
