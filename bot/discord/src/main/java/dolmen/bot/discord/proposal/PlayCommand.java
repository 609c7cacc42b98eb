package dolmen.bot.discord.proposal;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.rules.opponent.Opponent;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** {@code /play}: starts a match against a computer player at once. The private answer asks for missing choices. */
record PlayCommand(ComputerTable table, OpponentPanel panel, ProposalOptions options) implements SlashCommand {
    private static final String OPPONENT = "opponent";

    @Override
    public SlashCommandData definition() {
        return Commands.slash("play", "Play a computer now: six opponents for every game")
                .addOptions(
                        ProposalOptions.game(false),
                        OpponentChoice.option(
                                OPPONENT, "On each of three levels one opponent attacks, and one defends."))
                .addOptions(ProposalOptions.withComputers());
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return options.suggest(event);
    }

    @Override
    public Acknowledgement acknowledgement(SlashCommandInteractionEvent event) {
        return begins(event) ? Proposer.acknowledgement(event) : Acknowledgement.PRIVATE;
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        Wishes wishes = ProposalOptions.wishes(event, List.of());
        if (begins(event)) {
            table.begin(event, opponent(event).orElse(Opponent.ALL.getFirst()), wishes)
                    .ifPresent(why -> Replies.privately(event, why));
        } else {
            panel.open(event, wishes.game().flatMap(options.variants()::variant));
        }
    }

    /** True if the command is complete, or if it names an unknown game, which is then refused. */
    private boolean begins(SlashCommandInteractionEvent event) {
        Optional<String> game = ProposalOptions.wishes(event, List.of()).game();
        return game.isPresent()
                && (opponent(event).isPresent()
                        || game.flatMap(options.variants()::variant).isEmpty());
    }

    private static Optional<Opponent> opponent(SlashCommandInteractionEvent event) {
        return Optional.ofNullable(event.getOption(OPPONENT))
                .map(OptionMapping::getAsString)
                .flatMap(Opponent::named);
    }
}
