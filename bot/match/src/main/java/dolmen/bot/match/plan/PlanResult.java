package dolmen.bot.match.plan;

import dolmen.bot.match.Match;

/** What became of an attempt to make a plan. */
public sealed interface PlanResult {

    /** It is stored; without lines it is gone. */
    record Stored(Match match, Plan plan) implements PlanResult {}

    /** What was typed is no plan; nothing has changed. */
    record Faulty(Match match, PlanFault fault) implements PlanResult {}

    /** Nothing has changed. */
    record Refused(PlanRefusal refusal) implements PlanResult {}
}
