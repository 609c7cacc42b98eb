package dolmen.bot.discord.panel;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.turn.PlayAnswer;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.MatchService;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;

/** Gives the match up. */
final class ConfirmResignationButton implements Handler<ButtonInteractionEvent> {

    private final MatchService service;
    private final PlayAnswer answer;

    public ConfirmResignationButton(MatchService service, PlayAnswer answer) {
        this.service = service;
        this.answer = answer;
    }

    @Override
    public Acknowledgement acknowledgement(ButtonInteractionEvent event, ComponentId touched) {
        return Acknowledgement.EDIT;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        var result =
                service.resign(pressed.match(), new PlayerId(event.getUser().getIdLong()), pressed.ply());
        event.getHook()
                .editOriginal(new MessageEditBuilder()
                        .setContent(Text.cut(answer.toResignation(result, Requester.of(event)), Text.MAX_MESSAGE))
                        .setComponents()
                        .build())
                .complete();
    }
}
