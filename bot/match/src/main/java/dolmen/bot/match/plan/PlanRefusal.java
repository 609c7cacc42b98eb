package dolmen.bot.match.plan;

import dolmen.bot.match.Match;
import dolmen.bot.match.Refusal;

/** The reason why a person may not make a plan for a match; nothing has changed. */
public sealed interface PlanRefusal {

    /** The match has secrets or chance, so that nothing can be foreseen. */
    record NothingToForesee(Match match) implements PlanRefusal {}

    /** The person may not act in the match now. */
    record NotInMatch(Refusal why) implements PlanRefusal {}
}
