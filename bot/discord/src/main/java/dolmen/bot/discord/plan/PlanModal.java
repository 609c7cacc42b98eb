package dolmen.bot.discord.plan;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.words.Names;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.plan.PlanService;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;

/** Stores the plan that was typed into the form. */
final class PlanModal implements Handler<ModalInteractionEvent> {

    private final PlanService service;
    private final PlanWords words;

    public PlanModal(PlanService service, PlanWords words) {
        this.service = service;
        this.words = words;
    }

    @Override
    public void answer(ModalInteractionEvent event, ComponentId sent) {
        String typed =
                NotUnderstoodException.required(event.getValue(PlanForm.FIELD)).getAsString();
        var person = new PlayerId(event.getUser().getIdLong());
        Replies.fulfil(
                event.getHook(),
                words.on(Names.server(event)).of(service.replace(sent.match(), person, sent.ply(), typed), typed));
    }
}
