package dolmen.bot.discord.plan;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.MatchCommand;
import dolmen.bot.discord.desk.PanelEntry;

/** Conditional moves: {@code /plan}, its form, and the way to it behind <i>More</i>. */
public final class PlanFeature {

    private PlanFeature() {}

    public static Feature of(Desk desk) {
        PlanForm form = form(desk);
        return Feature.of(MatchCommand.direct(
                        desk,
                        "plan",
                        "Plan your answers: if they play this, you play that; only you see it",
                        form::open))
                .onButton(Action.CHANGE_PLAN, new ChangePlanButton(desk.touched(), form))
                .onModal(
                        Action.PLAN,
                        desk.touched()
                                .guarding(new PlanModal(
                                        desk.services().plans(),
                                        new PlanWords(desk.words().names(), refusals(desk)))));
    }

    /** The way to a player's plan for the match at hand. */
    public static PanelEntry panelEntry(Desk desk) {
        return PanelEntry.forPlayers(
                        Action.PLAN,
                        new PlanButton(desk.touched(), form(desk)),
                        "If … then",
                        "Plan your answers to their turns; nobody sees them until they are played.")
                .where(PlanForm::suits);
    }

    private static PlanForm form(Desk desk) {
        return new PlanForm(desk.services().plans(), refusals(desk));
    }

    private static PlanRefusalWords refusals(Desk desk) {
        return new PlanRefusalWords(desk.words().matches(), desk.refusals());
    }
}
