package dolmen.bot.discord.turn;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.menu.MoveMenu;
import java.util.OptionalInt;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;

/** Goes on with a turn by what was chosen in a menu. */
record PickMenu(TurnDialogue dialogue) implements Handler<StringSelectInteractionEvent> {

    @Override
    public Acknowledgement acknowledgement(StringSelectInteractionEvent event, ComponentId touched) {
        return Acknowledgement.IN_PLACE;
    }

    @Override
    public void answer(StringSelectInteractionEvent event, ComponentId menu) {
        String chosen =
                NotUnderstoodException.required(event.getValues().stream().findFirst());
        OptionalInt page = MoveMenu.pageOf(chosen);
        if (page.isPresent()) {
            dialogue.goOn(event, menu, menu.path(), page.getAsInt());
        } else {
            ComponentId further = menu.further(ComponentId.parted(chosen));
            dialogue.goOn(event, menu, further.path(), 0);
        }
    }
}
