package dolmen.bot.discord.turn;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.TouchedMatch;
import dolmen.bot.discord.posted.Confirmations;
import dolmen.bot.discord.posted.ShownBoard;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.MatchService;
import dolmen.bot.match.PlayResult;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays the turn of the pressed button, if nothing has been played since. The answer replaces a private question; a
 * public question is deleted. Safe for use by many threads.
 */
record MeantMoveButton(TouchedMatch touched, MatchService service, PlayAnswer answer, Confirmations confirmations)
        implements Handler<ButtonInteractionEvent> {
    private static final Logger log = LoggerFactory.getLogger(MeantMoveButton.class);

    @Override
    public Acknowledgement acknowledgement(ButtonInteractionEvent event, ComponentId touched) {
        return Acknowledgement.IN_PLACE;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        boolean privately = event.getMessage().isEphemeral();
        touched.play(event, pressed, (match, requester) -> {
            PlayResult result = play(match, requester.person(), pressed);
            MessageCreateData said = answer.toMove(result, requester);
            if (!privately) {
                Replies.fulfil(event.getHook(), said);
                takeAway(event);
            } else if (result instanceof PlayResult.Played) {
                Replies.inPlace(event.getHook(), said);
            } else {
                Replies.privately(event.getHook(), said);
            }
            PlayAnswer.afterTurn(result).ifPresent(over -> confirmations.keep(over, event.getHook()));
        });
    }

    /** Plays the turn. The button is stale even if only a part of a turn has been played since. */
    private PlayResult play(Match match, PlayerId person, ComponentId pressed) {
        return match.standsAsAfter(pressed.ply())
                ? service.play(match.id(), person, pressed.ply(), MeantMove.turn(pressed))
                : new PlayResult.Refused(new MatchRefusal.Stale(match));
    }

    /**
     * Deletes the question after its answer. A private message stays, because it may contain the answer by now. A board
     * also stays, even if somebody forges such a button on it.
     */
    private static void takeAway(ButtonInteractionEvent event) {
        Message question = event.getMessage();
        if (!question.isEphemeral() && ShownBoard.in(question).isEmpty()) {
            question.delete().queue(gone -> {}, failure -> log.debug("Could not delete a question", failure));
        }
    }
}
