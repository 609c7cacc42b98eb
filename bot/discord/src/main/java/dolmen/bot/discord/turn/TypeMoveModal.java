package dolmen.bot.discord.turn;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;

/** Shows or plays the move that was typed into the form. */
final class TypeMoveModal implements Handler<ModalInteractionEvent> {
    static final String FIELD = "move";

    private final TurnDialogue dialogue;

    public TypeMoveModal(TurnDialogue dialogue) {
        this.dialogue = dialogue;
    }

    @Override
    public void answer(ModalInteractionEvent event, ComponentId sent) {
        String typed = NotUnderstoodException.required(event.getValue(FIELD)).getAsString();
        Replies.fulfil(event.getHook(), dialogue.typed(sent.match(), sent.ply(), Requester.of(event), typed));
    }
}
