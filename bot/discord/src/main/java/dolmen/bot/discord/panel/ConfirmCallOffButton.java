package dolmen.bot.discord.panel;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.EtiquetteService;
import dolmen.bot.match.PlayResult;
import dolmen.bot.match.Refusal;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;

/** Calls the match off. */
record ConfirmCallOffButton(EtiquetteService service, RefusalWords refusals)
        implements Handler<ButtonInteractionEvent> {

    @Override
    public Acknowledgement acknowledgement(ButtonInteractionEvent event, ComponentId touched) {
        return Acknowledgement.EDIT;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        var person = new PlayerId(event.getUser().getIdLong());
        String words = switch (service.abort(pressed.match(), person, pressed.ply())) {
            case PlayResult.Played over -> "The match is called off.";
            case PlayResult.Refused(Refusal refusal) -> refusals.of(refusal);
        };
        event.getHook()
                .editOriginal(new MessageEditBuilder()
                        .setContent(Text.cut(words, Text.MAX_MESSAGE))
                        .setComponents()
                        .build())
                .complete();
    }
}
