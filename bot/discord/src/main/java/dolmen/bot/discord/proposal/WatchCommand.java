package dolmen.bot.discord.proposal;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.rules.opponent.Opponent;
import java.util.List;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** {@code /watch}: lets two computer players play each other in a thread, a move every few seconds. */
record WatchCommand(ComputerTable table, ProposalOptions options) implements SlashCommand {
    private static final String FIRST = "first";
    private static final String SECOND = "second";

    @Override
    public SlashCommandData definition() {
        return Commands.slash("watch", "Watch two computers play each other, a move every twenty seconds")
                .setContexts(InteractionContextType.GUILD)
                .addOptions(
                        ProposalOptions.game(true),
                        OpponentChoice.option(FIRST, "Who moves first; the strongest unless you choose"),
                        OpponentChoice.option(SECOND, "Who moves second; the strongest unless you choose"));
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
        List<Opponent> strongest = Opponent.ALL.reversed();
        table.exhibit(
                        event,
                        chosen(event, FIRST, strongest.getFirst()),
                        chosen(event, SECOND, strongest.get(1)),
                        ProposalOptions.wishes(event, List.of()))
                .ifPresent(why -> Replies.privately(event, why));
    }

    private static Opponent chosen(SlashCommandInteractionEvent event, String option, Opponent usual) {
        String name = event.getOption(option, usual.name(), OptionMapping::getAsString);
        return NotUnderstoodException.required(Opponent.named(name));
    }
}
