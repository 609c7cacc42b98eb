package dolmen.bot.discord.proposal;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.words.PaceWords;
import dolmen.bot.discord.words.WordsPhrases;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/**
 * {@code /challenge}: invites somebody to a match; seats without a named player are open to everybody. Without an
 * opponent or a game it opens the form with the choices so far.
 */
record ChallengeCommand(Proposer proposer, ProposalOptions options, ProposalForm form, RefusedWishes refused)
        implements SlashCommand {
    private static final String OPPONENT = "opponent";
    private static final List<String> FURTHER_OPPONENTS = List.of("opponent2", "opponent3", "opponent4");

    @Override
    public SlashCommandData definition() {
        var definition = Commands.slash("challenge", "Challenge somebody to a match; it begins when they accept")
                .setContexts(InteractionContextType.GUILD, InteractionContextType.PRIVATE_CHANNEL)
                .addOption(OptionType.USER, OPPONENT, "Whom you want to play; send the command as it is to choose all")
                .addOptions(ProposalOptions.game(false))
                .addOptions(ProposalOptions.others());
        FURTHER_OPPONENTS.forEach(option -> definition.addOption(
                OptionType.USER, option, "One more, where the game is for more than two; who is not named may join"));
        return definition;
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return options.suggest(event);
    }

    @Override
    public Acknowledgement acknowledgement(SlashCommandInteractionEvent event) {
        List<Guest> guests = guests(event);
        return complete(guests, ProposalOptions.wishes(event, guests))
                ? Proposer.calling(event)
                : Acknowledgement.ANSWER;
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        List<Guest> guests = guests(event);
        Wishes wishes = ProposalOptions.wishes(event, guests);
        boolean readable = wishes.pace().isEmpty()
                || wishes.pace().flatMap(PaceWords::read).isPresent();
        if (complete(guests, wishes)) {
            proposer.propose(event, guests, wishes)
                    .ifPresent(why -> OpponentPanel.refuse(
                            event,
                            guests,
                            why,
                            wishes.game().flatMap(options.variants()::variant),
                            proposer.wording(event)));
        } else if (readable) {
            form.open(event, wishes);
        } else {
            Wording language = proposer.wording(event);
            Replies.privately(event, refused.of(language.of(WordsPhrases.paceUnread()), wishes, language));
        }
    }

    /** True if the command names all that a challenge needs; otherwise a form asks for the rest. */
    private static boolean complete(List<Guest> guests, Wishes wishes) {
        return !guests.isEmpty() && wishes.game().isPresent();
    }

    private static List<Guest> guests(SlashCommandInteractionEvent event) {
        return Stream.concat(Stream.of(OPPONENT), FURTHER_OPPONENTS.stream())
                .map(event::getOption)
                .filter(Objects::nonNull)
                .map(Guest::chosen)
                .toList();
    }
}
