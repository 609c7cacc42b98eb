package dolmen.bot.discord.proposal;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.TouchedMatch;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.MatchRefusal;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/**
 * <i>Another game</i> below a result: opens the form of a challenge to the same opponents, or the choice of a game if
 * all were computers.
 */
record AnotherGameButton(TouchedMatch touched, ProposalForm form, OpponentPanel opponents, RefusalWords refusals)
        implements Handler<ButtonInteractionEvent> {

    @Override
    public Acknowledgement acknowledgement(ButtonInteractionEvent event, ComponentId touched) {
        return Acknowledgement.ANSWER;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        touched.look(event, pressed, (match, requester) -> {
            if (match.seatOf(requester.person()).isEmpty()) {
                Replies.refuse(event, new MatchRefusal.NotYourMatch(match), refusals);
                return;
            }
            List<PlayerId> others = match.players().stream()
                    .filter(player -> !player.equals(requester.person()) && player.person())
                    .toList();
            if (others.isEmpty()) {
                opponents.open(event, Optional.empty());
            } else {
                form.open(event, Wishes.toPlay(others));
            }
        });
    }
}
