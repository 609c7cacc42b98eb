package dolmen.bot.discord.proposal;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.desk.MenuCommand;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.command.UserContextInteractionEvent;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.build.CommandData;
import net.dv8tion.jda.api.interactions.commands.build.Commands;

/** <i>Challenge</i> in the menu of a person: opens the form of a challenge with that person as the opponent. */
record ChallengeUserCommand(Proposer proposer, ProposalForm form) implements MenuCommand<UserContextInteractionEvent> {

    @Override
    public CommandData definition() {
        return Commands.user("Challenge")
                .setContexts(InteractionContextType.GUILD, InteractionContextType.PRIVATE_CHANNEL);
    }

    @Override
    public Acknowledgement acknowledgement(UserContextInteractionEvent event) {
        return Acknowledgement.ANSWER;
    }

    @Override
    public void answer(UserContextInteractionEvent event) {
        Guest guest = Guest.of(event.getTarget(), event.getTargetMember());
        Optional<String> objection = proposer.objection(event, guest);
        if (objection.isPresent()) {
            OpponentPanel.refuse(event, List.of(guest), objection.get(), Optional.empty(), proposer.wording(event));
        } else {
            form.open(event, Wishes.toPlay(guest.player().id()));
        }
    }
}
