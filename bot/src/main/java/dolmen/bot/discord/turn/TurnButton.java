package dolmen.bot.discord.turn;

import dolmen.bot.discord.desk.ButtonAction;
import dolmen.bot.discord.desk.ComponentId;
import java.util.List;
import java.util.function.BiConsumer;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/**
 * Ends the talk in which a turn is chosen, or begins it anew.
 *
 * @param name what it is called in the ids of components
 * @param act goes on with the talk
 */
public record TurnButton(String name, BiConsumer<ButtonInteractionEvent, ComponentId> act) implements ButtonAction {
    static final String CONFIRM = "turn-yes";
    static final String START_OVER = "turn-again";

    public static TurnButton confirm(TurnDialogue dialogue) {
        return new TurnButton(CONFIRM, dialogue::confirm);
    }

    public static TurnButton startOver(TurnDialogue dialogue) {
        return new TurnButton(START_OVER, (event, pressed) -> dialogue.goOn(event, pressed, List.of(), 0));
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        act.accept(event, pressed);
    }
}
