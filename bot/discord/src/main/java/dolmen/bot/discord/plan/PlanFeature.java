package dolmen.bot.discord.plan;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.MatchCommand;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.PanelEntry;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.match.plan.PlanResult;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;

/** Conditional moves: {@code /plan}, its form, and its entry behind <i>More</i>. */
public final class PlanFeature {

    private PlanFeature() {}

    public static Feature of(Desk desk) {
        PlanForm form = form(desk);
        return Feature.of(MatchCommand.direct(
                        desk,
                        "plan",
                        "Plan your answers: if they play this, you play that; only you see it",
                        form::open))
                .onButton(
                        Action.CHANGE_PLAN,
                        Acknowledgement.ANSWER,
                        (event, pressed) -> desk.touched().look(event, pressed, (match, requester) -> {
                            form.open(event, match, requester, PlanWords.typedIn(event.getMessage()));
                        }))
                .onModal(Action.PLAN, desk.touched().guarding((event, sent) -> store(desk, event, sent)));
    }

    private static void store(Desk desk, ModalInteractionEvent event, ComponentId sent) {
        String typed =
                NotUnderstoodException.required(event.getValue(PlanForm.FIELD)).getAsString();
        var requester = Requester.of(event);
        var words = new PlanWords(desk.words().names(), refusals(desk)).on(Reader.of(event));
        PlanResult result =
                desk.services().matches().plans().replace(sent.match(), requester.person(), sent.ply(), typed);
        Replies.fulfil(event.getHook(), words.of(result, typed));
    }

    /** The entry for a player's plan for the match. */
    public static PanelEntry panelEntry(Desk desk) {
        PlanForm form = form(desk);
        return PanelEntry.forPlayers(
                        Action.PLAN,
                        Handler.acknowledged(
                                Acknowledgement.ANSWER,
                                (event, pressed) -> desk.touched()
                                        .look(
                                                event,
                                                pressed,
                                                (match, requester) -> form.open(event, match, requester))),
                        PlanPhrases.button())
                .noted(PlanPhrases.buttonNote())
                .where(PlanForm::suits);
    }

    private static PlanForm form(Desk desk) {
        return new PlanForm(desk.services().matches().plans(), refusals(desk));
    }

    private static PlanRefusalWords refusals(Desk desk) {
        return new PlanRefusalWords(desk.words().matches(), desk.refusals());
    }
}
