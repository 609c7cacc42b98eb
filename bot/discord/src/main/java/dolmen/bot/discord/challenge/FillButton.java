package dolmen.bot.discord.challenge;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.bot.discord.words.ChallengeRefusalWords;
import dolmen.bot.discord.words.Names;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.ChallengeRefusal;
import dolmen.bot.match.challenge.ChallengeService;
import java.util.Optional;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;

/** <i>Fill with computers</i> on a challenge with free seats: asks the challenger how strong they shall be. */
record FillButton(ChallengeService challenges, Reach reach, ChallengeRefusalWords refusals)
        implements Handler<ButtonInteractionEvent> {

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        var person = new PlayerId(event.getUser().getIdLong());
        Optional<ChallengeRefusal> objection = reach.objection(event, event.getMessage(), pressed.challenge())
                .or(() -> challenges.objectionToFill(pressed.challenge(), person));
        if (objection.isPresent()) {
            Replies.fulfil(event.getHook(), refusals.on(Names.server(event)).of(objection.get()));
            return;
        }
        boolean rated = challenges
                .find(pressed.challenge())
                .filter(challenge -> challenge.terms().rated())
                .isPresent();
        Replies.fulfil(
                event.getHook(),
                new MessageCreateBuilder()
                        .setContent(question(rated))
                        .setComponents(ActionRow.of(OpponentChoice.menu(new ComponentId(
                                Action.FILL_WITH, pressed.challenge().value(), 0))))
                        .build());
    }

    private static String question(boolean rated) {
        return "**Who shall take the free seats?** Where there are several, others of about the same strength come, too. "
                + OpponentChoice.TEMPERAMENTS
                + " "
                + (rated
                        ? "This match is rated: it counts on the ladder against computers."
                        : "This match is friendly: no rating changes.");
    }
}
