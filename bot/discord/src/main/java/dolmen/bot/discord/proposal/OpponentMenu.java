package dolmen.bot.discord.proposal;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.rules.Variant;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;

/** The choice of a computer player, which begins the match. */
record OpponentMenu(ComputerTable table) implements Handler<StringSelectInteractionEvent> {

    @Override
    public Acknowledgement acknowledgement(StringSelectInteractionEvent event, ComponentId touched) {
        return Proposer.acknowledgement(event);
    }

    @Override
    public void answer(StringSelectInteractionEvent event, ComponentId menu) {
        Variant game = NotUnderstoodException.required(table.variants().numbered(menu.number()));
        table.begin(event, OpponentChoice.chosen(event), Wishes.toPlay(game))
                .ifPresent(why -> Replies.privately(event, why));
    }
}
