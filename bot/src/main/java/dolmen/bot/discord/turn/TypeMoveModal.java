package dolmen.bot.discord.turn;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.match.MatchService;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;

/** Plays the move that was typed into the form. */
final class TypeMoveModal implements Handler<ModalInteractionEvent> {
    static final String FIELD = "move";

    private final MatchService service;
    private final PlayAnswer answer;

    public TypeMoveModal(MatchService service, PlayAnswer answer) {
        this.service = service;
        this.answer = answer;
    }

    @Override
    public void answer(ModalInteractionEvent event, ComponentId sent) {
        Replies.acknowledge(event.deferReply(true));
        String typed = NotUnderstoodException.required(event.getValue(FIELD)).getAsString();
        var requester = Requester.of(event);
        Replies.fulfil(
                event.getHook(),
                answer.toMove(service.play(sent.match(), requester.person(), sent.ply(), typed), requester));
    }
}
