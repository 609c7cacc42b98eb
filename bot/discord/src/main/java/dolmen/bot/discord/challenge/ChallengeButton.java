package dolmen.bot.discord.challenge;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.words.Names;
import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.ChallengeResult;
import dolmen.bot.match.challenge.ChallengeService;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** A button of a challenge that acts at once. */
record ChallengeButton(Attempt attempt, Names names, ChallengeAnswer answer)
        implements Handler<ButtonInteractionEvent> {

    /** An action on a challenge for a person. */
    interface Attempt {
        /** The result of the attempt. */
        ChallengeResult of(ButtonInteractionEvent pressed, ChallengeId id, PlayerId by);
    }

    static ChallengeButton join(Joining joining, Names names, ChallengeAnswer answer) {
        return new ChallengeButton(joining::by, names, answer);
    }

    static ChallengeButton leave(ChallengeService challenges, Names names, ChallengeAnswer answer) {
        return new ChallengeButton((pressed, id, by) -> challenges.leave(id, by), names, answer);
    }

    static ChallengeButton withdraw(ChallengeService challenges, Names names, ChallengeAnswer answer) {
        return new ChallengeButton((pressed, id, by) -> challenges.withdraw(id, by), names, answer);
    }

    @Override
    public Acknowledgement acknowledgement(ButtonInteractionEvent event, ComponentId touched) {
        return Acknowledgement.EDIT;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        Player person = Names.sender(event);
        names.remember(person);
        answer.give(
                event,
                event.getMessage(),
                pressed.challenge(),
                () -> attempt.of(event, pressed.challenge(), person.id()));
    }
}
