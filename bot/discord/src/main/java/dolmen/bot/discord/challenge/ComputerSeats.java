package dolmen.bot.discord.challenge;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.words.ChallengeRefusalWords;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.ChallengeRefusal;
import dolmen.bot.match.challenge.ChallengeResult;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.phrase.Wording;
import java.util.Optional;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;

/**
 * <i>Fill with computers</i> on a challenge with free seats, and the menu in which the challenger chooses their
 * strength.
 */
record ComputerSeats(
        ChallengeService challenges,
        Reach reach,
        ChallengePosts posts,
        ChallengeRefusalWords refusals,
        Readers readers) {

    void ask(ButtonInteractionEvent event, ComponentId pressed) {
        PlayerId person = Requester.personOf(event);
        Optional<ChallengeRefusal> objection = reach.objection(event, event.getMessage(), pressed.challenge())
                .or(() -> challenges.objectionToFill(pressed.challenge(), person));
        if (objection.isPresent()) {
            Replies.fulfil(event.getHook(), refusals.on(Reader.of(event)).of(objection.get()));
            return;
        }
        Wording wording = readers.of(event);
        boolean rated = challenges
                .find(pressed.challenge())
                .filter(challenge -> challenge.terms().rated())
                .isPresent();
        Replies.fulfil(
                event.getHook(),
                new MessageCreateBuilder()
                        .setContent(wording.of(rated ? ChallengePhrases.fillRated() : ChallengePhrases.fillFriendly()))
                        .setComponents(ActionRow.of(OpponentChoice.menu(
                                new ComponentId(
                                        Action.FILL_WITH, pressed.challenge().value(), 0),
                                wording)))
                        .build());
    }

    /** Gives the free seats to computer players; the match begins if nobody else is awaited. */
    void fill(StringSelectInteractionEvent event, ComponentId menu) {
        Opponent opponent = OpponentChoice.chosen(event);
        Optional<ChallengeRefusal> elsewhere = reach.objection(event, event.getMessage(), menu.challenge());
        if (elsewhere.isPresent()) {
            Replies.privately(event.getHook(), refusals.on(Reader.of(event)).of(elsewhere.get()));
            return;
        }
        ChallengeResult result = challenges.fill(menu.challenge(), Requester.personOf(event), opponent);
        posts.show(menu.challenge());
        String words = switch (result) {
            case ChallengeResult.Refused(ChallengeRefusal why) ->
                refusals.on(Reader.of(event)).of(why);
            case ChallengeResult.Waiting waiting -> readers.of(event).of(ChallengePhrases.fillDone());
            case ChallengeResult.Begun begun -> throw new IllegalStateException("not seated yet: " + begun);
            case ChallengeResult.CalledOff off -> throw new IllegalStateException("filled, not off: " + off);
        };
        Replies.fulfil(event.getHook(), words);
    }
}
