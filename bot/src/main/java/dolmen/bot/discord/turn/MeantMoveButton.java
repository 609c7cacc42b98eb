package dolmen.bot.discord.turn;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.TouchedMatch;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.MatchService;
import dolmen.bot.match.PlayResult;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays what somebody was asked about, if nothing has been played since. The question goes with the answer, wherever it
 * stands. Safe for use by many threads.
 */
final class MeantMoveButton implements Handler<ButtonInteractionEvent> {
    private static final Logger log = LoggerFactory.getLogger(MeantMoveButton.class);

    private final TouchedMatch touched;
    private final MatchService service;
    private final PlayAnswer answer;

    public MeantMoveButton(TouchedMatch touched, MatchService service, PlayAnswer answer) {
        this.touched = touched;
        this.service = service;
        this.answer = answer;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        touched.play(event, pressed, (match, person) -> {
            Replies.acknowledge(event.deferReply(true));
            PlayResult result = play(match, person, pressed);
            Replies.privately(event.getHook(), answer.toMove(result, person));
            takeAway(event);
        });
    }

    /** A turn in several parts may have begun since, and then the button is as stale as after the turn. */
    private PlayResult play(Match match, PlayerId person, ComponentId pressed) {
        return match.ply() == pressed.ply()
                ? service.play(match.id(), person, pressed.ply(), MeantMove.turn(pressed))
                : new PlayResult.Refused(new MatchRefusal.Stale(match));
    }

    /** What was asked has been answered. */
    private static void takeAway(ButtonInteractionEvent event) {
        Message question = event.getMessage();
        if (!question.isEphemeral()) {
            question.delete().queue(deleted -> {}, failure -> log.debug("A question stays", failure));
        }
    }
}
