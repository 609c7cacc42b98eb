package dolmen.bot.discord.panel;

import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.Replies;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.MatchRefusal;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/**
 * Turns to another page of a history: to the one on which the ply in the button's id is told, so that the button means
 * the same however far the match has gone on.
 */
final class HistoryButton implements Handler<ButtonInteractionEvent> {

    private final LiveMatches matches;
    private final HistoryMessage history;
    private final RefusalWords refusals;

    public HistoryButton(LiveMatches matches, HistoryMessage history, RefusalWords refusals) {
        this.matches = matches;
        this.history = history;
        this.refusals = refusals;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        Replies.acknowledge(event.deferEdit());
        var person = new PlayerId(event.getUser().getIdLong());
        MessageEditData page = matches.find(pressed.match())
                .map(match -> MessageEditData.fromCreateData(history.at(match, person, pressed.ply())))
                .orElseGet(() -> MessageEditData.fromContent(refusals.of(new MatchRefusal.NoMatch())));
        event.getHook().editOriginal(page).complete();
    }
}
