package dolmen.bot.discord.proposal;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.challenge.PracticeStarter;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.rules.Variant;
import dolmen.rules.opponent.Opponent;
import java.util.List;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;

/** The menu of computer players; a choice starts the match. */
record OpponentMenu(ComputerTable table, PracticeStarter starts) implements Handler<StringSelectInteractionEvent> {

    @Override
    public Acknowledgement acknowledgement(StringSelectInteractionEvent event, ComponentId touched) {
        return Acknowledgement.BEGINNING;
    }

    @Override
    public void answer(StringSelectInteractionEvent event, ComponentId menu) {
        Variant game = NotUnderstoodException.required(table.variants().numbered(menu.number()));
        Opponent opponent = OpponentChoice.chosen(event);
        starts.once(
                event,
                game,
                opponent,
                List.of(),
                () -> table.beginInPlace(event, opponent, Wishes.toPlay(game))
                        .ifPresent(why -> Replies.fulfil(event.getHook(), why)),
                other -> Replies.fulfil(event.getHook(), other));
    }
}
