package dolmen.bot.discord.desk;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.match.Match;
import java.util.List;
import java.util.function.BiFunction;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * Shows a match in its current state to one person, however old the pressed button is.
 *
 * @param shown the messages for the person, at least one
 */
public record ShowMatch(TouchedMatch touchedMatch, BiFunction<Match, Requester, List<MessageCreateData>> shown)
        implements Handler<ButtonInteractionEvent> {

    /** A handler that shows one message. */
    public static ShowMatch one(TouchedMatch touchedMatch, BiFunction<Match, Requester, MessageCreateData> shown) {
        return new ShowMatch(touchedMatch, shown.andThen(List::of));
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        touchedMatch.look(event, pressed, (match, requester) -> {
            Replies.fulfil(event.getHook(), shown.apply(match, requester));
        });
    }
}
