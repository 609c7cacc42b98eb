package dolmen.bot.discord.proposal;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import java.util.List;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;

/** Proposes the match in the form. A refusal repeats all choices, so that they can be changed. */
record ProposalModal(Proposer proposer, RefusedWishes refused) implements Handler<ModalInteractionEvent> {

    @Override
    public Acknowledgement acknowledgement(ModalInteractionEvent event, ComponentId touched) {
        return ProposalForm.guests(event).isEmpty() ? Proposer.acknowledgement(event) : Proposer.calling(event);
    }

    @Override
    public void answer(ModalInteractionEvent event, ComponentId sent) {
        List<Guest> guests = ProposalForm.guests(event);
        Wishes wishes = ProposalForm.wishes(event, guests);
        proposer.propose(event, guests, wishes)
                .ifPresent(why -> Replies.privately(event, refused.of(why, wishes, proposer.wording(event))));
    }
}
