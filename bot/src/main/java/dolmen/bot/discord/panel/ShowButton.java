package dolmen.bot.discord.panel;

import dolmen.bot.discord.desk.ButtonAction;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Replies;
import dolmen.bot.discord.desk.TouchedMatch;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import java.util.List;
import java.util.function.BiFunction;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * Shows something of a match to one person, as it stands now, however old the pressed button is.
 *
 * @param name what it is called in the ids of its buttons
 * @param shown the messages for the person, at least one
 */
public record ShowButton(
        String name, TouchedMatch touchedMatch, BiFunction<Match, PlayerId, List<MessageCreateData>> shown)
        implements ButtonAction {
    public static final String BOARD = "board";
    public static final String FLIP = "flip";
    public static final String WORDS = "words";
    public static final String HISTORY = "history-latest";
    public static final String RULES = "rules";
    public static final String MORE = "more";

    /** Shows one message. */
    public static ShowButton one(
            String name, TouchedMatch touchedMatch, BiFunction<Match, PlayerId, MessageCreateData> shown) {
        return new ShowButton(name, touchedMatch, shown.andThen(List::of));
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        touchedMatch.look(event, pressed, (match, person) -> {
            Replies.acknowledge(event.deferReply(true));
            shown.apply(match, person).forEach(message -> Replies.privately(event.getHook(), message));
        });
    }
}
