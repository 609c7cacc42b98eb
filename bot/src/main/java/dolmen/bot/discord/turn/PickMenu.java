package dolmen.bot.discord.turn;

import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.menu.MoveMenu;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;

/** Goes on with a turn by what was chosen in a menu. */
record PickMenu(TurnDialogue dialogue) implements Handler<StringSelectInteractionEvent> {

    @Override
    public void answer(StringSelectInteractionEvent event, ComponentId menu) {
        String chosen =
                NotUnderstoodException.required(event.getValues().stream().findFirst());
        OptionalInt page = MoveMenu.pageOf(chosen);
        if (page.isPresent()) {
            dialogue.goOn(event, menu, menu.path(), page.getAsInt());
        } else {
            List<String> path =
                    Stream.concat(menu.path().stream(), Stream.of(chosen)).toList();
            dialogue.goOn(event, menu, path, 0);
        }
    }
}
