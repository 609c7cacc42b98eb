package dolmen.bot.discord.panel;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.TouchedMatch;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.match.Match;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** Asks the player privately whether to call the match off. */
record CallOffButton(TouchedMatch touchedMatch, MatchWords words) implements Handler<ButtonInteractionEvent> {

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        touchedMatch.callOff(event, pressed, (match, requester) -> Replies.fulfil(event.getHook(), question(match)));
    }

    private MessageCreateData question(Match match) {
        return new MessageCreateBuilder()
                .setContent("Do you want to call match #%s of %s off? It ends for everybody, without a result."
                        .formatted(match.id(), words.variant(match)))
                .setComponents(ActionRow.of(
                        Button.danger(
                                ComponentId.of(Action.CONFIRM_CALL_OFF, match).text(), "Call it off"),
                        Button.secondary(ComponentId.of(Action.PLAY_ON, match).text(), "Play on")))
                .build();
    }
}
