package dolmen.bot.discord;

import dolmen.bot.match.Challenge;
import dolmen.bot.match.ChallengeResult;
import dolmen.bot.match.ChallengeService;
import dolmen.bot.match.ChannelId;
import dolmen.bot.match.Match;
import dolmen.bot.match.Refusal;
import net.dv8tion.jda.api.entities.channel.ChannelType;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** The opponent accepts a challenge: its match begins, in a thread below the challenge. */
final class AcceptButton implements ButtonAction {
    static final String NAME = "accept";

    private final ChallengeService challenges;
    private final Venues venues;
    private final ChallengeMessage message;
    private final ChallengeRefusal refusal;

    AcceptButton(ChallengeService challenges, Venues venues, ChallengeMessage message, ChallengeRefusal refusal) {
        this.challenges = challenges;
        this.venues = venues;
        this.message = message;
        this.refusal = refusal;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        Replies.acknowledge(event.deferEdit());
        ChallengeResult result =
                challenges.accept(pressed.challenge(), Names.sender(event).id(), place(event));
        switch (result) {
            case ChallengeResult.Begun(Challenge challenge, Match match) -> {
                Match placed = venues.place(event.getJDA(), match).match();
                event.getHook()
                        .editOriginal(message.accepted(challenge, placed))
                        .complete();
            }
            case ChallengeResult.Joined(Challenge challenge) ->
                event.getHook().editOriginal(message.joined(challenge)).complete();
            case ChallengeResult.Refused(Refusal why) -> refusal.answer(event, why);
            case ChallengeResult.Challenged made -> throw new IllegalStateException("made before: " + made);
            case ChallengeResult.CalledOff off -> throw new IllegalStateException("accepted, not called off: " + off);
        }
    }

    /** The thread that will be started from the pressed message bears the message's id. */
    private static ChannelId place(ButtonInteractionEvent event) {
        boolean threads = event.getChannelType() == ChannelType.TEXT || event.getChannelType() == ChannelType.NEWS;
        return new ChannelId(threads ? event.getMessageIdLong() : event.getChannelIdLong());
    }
}
