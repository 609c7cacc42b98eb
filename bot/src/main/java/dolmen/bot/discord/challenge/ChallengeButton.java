package dolmen.bot.discord.challenge;

import dolmen.bot.discord.desk.ButtonAction;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Replies;
import dolmen.bot.discord.settings.Grounds;
import dolmen.bot.discord.words.Names;
import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.MessageId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.ChallengeResult;
import dolmen.bot.match.challenge.ChallengeService;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/**
 * A button of a challenge that acts at once.
 *
 * @param name what it is called in the ids of components
 */
public record ChallengeButton(String name, Attempt attempt, Names names, ChallengeAnswer answer)
        implements ButtonAction {
    static final String JOIN = "accept";
    static final String LEAVE = "leave";
    static final String WITHDRAW = "withdraw";

    /** Asks for it in somebody's name. */
    interface Attempt {
        /** What comes of it. */
        ChallengeResult of(ButtonInteractionEvent pressed, ChallengeId id, PlayerId by);
    }

    public static ChallengeButton join(
            ChallengeService challenges, Grounds grounds, Names names, ChallengeAnswer answer) {
        return new ChallengeButton(
                JOIN,
                (pressed, id, by) -> grounds.objection(pressed)
                        .<ChallengeResult>map(ChallengeResult.Refused::new)
                        .orElseGet(() -> challenges.join(
                                id, by, grounds.thread(pressed.getGuildChannel(), pressed.getMessageIdLong()))),
                names,
                answer);
    }

    public static ChallengeButton leave(ChallengeService challenges, Names names, ChallengeAnswer answer) {
        return new ChallengeButton(LEAVE, (pressed, id, by) -> challenges.leave(id, by), names, answer);
    }

    public static ChallengeButton withdraw(ChallengeService challenges, Names names, ChallengeAnswer answer) {
        return new ChallengeButton(WITHDRAW, (pressed, id, by) -> challenges.withdraw(id, by), names, answer);
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        Replies.acknowledge(event.deferEdit());
        Player person = Names.sender(event);
        names.remember(person);
        answer.give(
                event,
                new MessageId(event.getMessageIdLong()),
                pressed.challenge(),
                attempt.of(event, pressed.challenge(), person.id()));
    }
}
