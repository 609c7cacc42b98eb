package dolmen.bot.match.plan;

import dolmen.bot.match.Match;

/** The result of an attempt to make a plan. */
public sealed interface PlanResult {

    /** The plan is stored; one without lines is deleted. */
    record Stored(Match match, Plan plan) implements PlanResult {}

    /** The typed text is not a plan; nothing has changed. */
    record Faulty(Match match, PlanFault fault) implements PlanResult {}

    /** Nothing has changed. */
    record Refused(PlanRefusal refusal) implements PlanResult {}
}
