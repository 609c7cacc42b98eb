package dolmen.bot.discord.proposal;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.SlashCommand;
import java.util.List;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** {@code /seek}: offers a match to anyone on the server. */
record SeekCommand(Proposer proposer, ProposalOptions options) implements SlashCommand {

    @Override
    public SlashCommandData definition() {
        return Commands.slash("seek", "Offer a match to anyone here; it begins when every seat is taken")
                .setContexts(InteractionContextType.GUILD)
                .addOptions(ProposalOptions.game(true))
                .addOptions(ProposalOptions.others());
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return options.suggest(event);
    }

    @Override
    public Acknowledgement acknowledgement(SlashCommandInteractionEvent event) {
        return Proposer.acknowledgement(event);
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        proposer.propose(event, List.of(), ProposalOptions.wishes(event, List.of()))
                .ifPresent(why -> Replies.privately(event, why));
    }
}
