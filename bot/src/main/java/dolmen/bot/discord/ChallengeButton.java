package dolmen.bot.discord;

import dolmen.bot.match.ChallengeId;
import dolmen.bot.match.ChallengeResult;
import dolmen.bot.match.ChallengeService;
import dolmen.bot.match.ChannelId;
import dolmen.bot.match.MessageId;
import dolmen.bot.match.Player;
import dolmen.bot.match.PlayerId;
import dolmen.bot.match.Refusal;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.entities.channel.ChannelType;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/**
 * A button of a challenge; its message shows afterwards how the challenge stands.
 *
 * @param name what it is called in the ids of components
 */
record ChallengeButton(String name, Attempt attempt, Names names, ChallengePosts posts, ChallengeRefusal refusal)
        implements ButtonAction {
    static final String JOIN = "accept";
    static final String LEAVE = "leave";
    static final String DECLINE = "decline";
    static final String WITHDRAW = "withdraw";

    /** Asks for it in somebody's name. */
    interface Attempt {
        /**
         * What comes of it.
         *
         * @param thread in which the match would be played
         */
        ChallengeResult of(ChallengeId id, PlayerId by, ChannelId thread);
    }

    /** Builds the buttons, which share all but what they ask for. */
    record Family(ChallengeService challenges, Names names, ChallengePosts posts, ChallengeRefusal refusal) {
        /** Every button of a challenge. */
        List<ButtonAction> all() {
            return List.of(
                    button(JOIN, challenges::join),
                    button(LEAVE, (id, by, thread) -> challenges.leave(id, by)),
                    button(DECLINE, (id, by, thread) -> challenges.decline(id, by, Optional.empty())),
                    button(WITHDRAW, (id, by, thread) -> challenges.withdraw(id, by)));
        }

        private ChallengeButton button(String name, Attempt attempt) {
            return new ChallengeButton(name, attempt, names, posts, refusal);
        }
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        Replies.acknowledge(event.deferEdit());
        Player person = Names.sender(event);
        names.remember(person);
        switch (attempt.of(pressed.challenge(), person.id(), place(event))) {
            case ChallengeResult.Refused(Refusal why) -> refusal.answer(event, why);
            case ChallengeResult.Begun begun -> show(event, pressed.challenge());
            case ChallengeResult.Waiting waiting -> show(event, pressed.challenge());
            case ChallengeResult.CalledOff calledOff -> show(event, pressed.challenge());
        }
    }

    private void show(ButtonInteractionEvent event, ChallengeId challenge) {
        posts.show(
                event.getJDA(),
                challenge,
                new MessageId(event.getMessageIdLong()),
                edit -> event.getHook().editOriginal(edit).complete());
    }

    /** The thread that will be started from the pressed message bears the message's id. */
    private static ChannelId place(ButtonInteractionEvent event) {
        boolean threads = event.getChannelType() == ChannelType.TEXT || event.getChannelType() == ChannelType.NEWS;
        return new ChannelId(threads ? event.getMessageIdLong() : event.getChannelIdLong());
    }
}
