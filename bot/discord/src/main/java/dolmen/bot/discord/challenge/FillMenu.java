package dolmen.bot.discord.challenge;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.bot.discord.words.ChallengeRefusalWords;
import dolmen.bot.discord.words.Names;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.ChallengeRefusal;
import dolmen.bot.match.challenge.ChallengeResult;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.rules.opponent.Opponent;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;

/** Gives the free seats of a challenge to computer players; if nobody else is awaited, the match begins. */
record FillMenu(ChallengeService challenges, Reach reach, ChallengePosts posts, ChallengeRefusalWords refusals)
        implements Handler<StringSelectInteractionEvent> {

    @Override
    public Acknowledgement acknowledgement(StringSelectInteractionEvent event, ComponentId touched) {
        return Acknowledgement.EDIT;
    }

    @Override
    public void answer(StringSelectInteractionEvent event, ComponentId menu) {
        Opponent opponent = OpponentChoice.chosen(event);
        Optional<ChallengeRefusal> elsewhere = reach.objection(event, event.getMessage(), menu.challenge());
        if (elsewhere.isPresent()) {
            Replies.privately(event.getHook(), refusals.on(Names.server(event)).of(elsewhere.get()));
            return;
        }
        ChallengeResult result =
                challenges.fill(menu.challenge(), new PlayerId(event.getUser().getIdLong()), opponent);
        posts.show(menu.challenge());
        String words = switch (result) {
            case ChallengeResult.Refused(ChallengeRefusal why) ->
                refusals.on(Names.server(event)).of(why);
            case ChallengeResult.Waiting waiting -> "The computers take their seats.";
            case ChallengeResult.Begun begun -> throw new IllegalStateException("not seated yet: " + begun);
            case ChallengeResult.CalledOff off -> throw new IllegalStateException("filled, not off: " + off);
        };
        Replies.fulfil(event.getHook(), words);
    }
}
