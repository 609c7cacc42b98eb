package dolmen.bot.discord;

import dolmen.bot.match.MatchService;
import dolmen.bot.match.PlayerId;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;

/** Gives the match up. */
final class ConfirmResignationButton implements ButtonAction {
    static final String NAME = "resign-yes";

    private final MatchService service;
    private final PlayAnswer answer;

    ConfirmResignationButton(MatchService service, PlayAnswer answer) {
        this.service = service;
        this.answer = answer;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        Replies.acknowledge(event.deferEdit());
        var result =
                service.resign(pressed.match(), new PlayerId(event.getUser().getIdLong()), pressed.ply());
        event.getHook()
                .editOriginal(new MessageEditBuilder()
                        .setContent(Text.cut(answer.toResignation(result), Text.MAX_MESSAGE))
                        .setComponents()
                        .build())
                .complete();
    }
}
