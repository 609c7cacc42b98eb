package dolmen.bot.discord.challenge;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.words.ChallengeRefusalWords;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.ChallengeRefusal;
import dolmen.bot.match.challenge.ChallengeResult;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;

/** The challenger's <i>Make it rated</i> on a friendly challenge: a private question, and then its result in place. */
record RatedStake(ChallengeService challenges, Reach reach, ChallengePosts posts, ChallengeRefusalWords refusals)
        implements Handler<ButtonInteractionEvent> {
    private static final List<String> YES = List.of("sure");
    private static final List<String> NO = List.of("no");

    @Override
    public Acknowledgement acknowledgement(ButtonInteractionEvent event, ComponentId touched) {
        return event.getMessage().isEphemeral() ? Acknowledgement.EDIT : Acknowledgement.PRIVATE;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        PlayerId person = Requester.personOf(event);
        Optional<ChallengeRefusal> objection = reach.objection(event, event.getMessage(), pressed.challenge())
                .or(() -> challenges.objectionToRate(pressed.challenge(), person));
        if (objection.isPresent()) {
            Replies.fulfil(event.getHook(), refusals.on(Reader.of(event)).of(objection.get()));
        } else if (!event.getMessage().isEphemeral()) {
            ask(event, pressed);
        } else if (pressed.path().equals(YES)) {
            rate(event, pressed, person);
        } else {
            Replies.fulfil(event.getHook(), wording(event).of(ChallengePhrases.rateNot()));
        }
    }

    private void ask(ButtonInteractionEvent event, ComponentId pressed) {
        Wording wording = wording(event);
        Replies.fulfil(
                event.getHook(),
                new MessageCreateBuilder()
                        .setContent(wording.of(ChallengePhrases.rateAsk()))
                        .setComponents(ActionRow.of(
                                Button.primary(id(pressed, YES), wording.of(ChallengePhrases.rateYes())),
                                Button.secondary(id(pressed, NO), wording.of(ChallengePhrases.rateNo()))))
                        .build());
    }

    private Wording wording(ButtonInteractionEvent event) {
        return refusals.on(Reader.of(event)).matches().wording();
    }

    private static String id(ComponentId pressed, List<String> choice) {
        return new ComponentId(pressed.action(), pressed.number(), 0, choice).text();
    }

    private void rate(ButtonInteractionEvent event, ComponentId pressed, PlayerId person) {
        ChallengeResult result = challenges.rate(pressed.challenge(), person);
        posts.show(pressed.challenge());
        Replies.fulfil(
                event.getHook(),
                result instanceof ChallengeResult.Refused(ChallengeRefusal why)
                        ? refusals.on(Reader.of(event)).of(why)
                        : wording(event).of(ChallengePhrases.rateDone()));
    }
}
