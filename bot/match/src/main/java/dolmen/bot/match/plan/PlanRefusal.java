package dolmen.bot.match.plan;

import dolmen.bot.match.Match;
import dolmen.bot.match.Refusal;

/** Why a person may make no plan for a match; nothing has changed. */
public sealed interface PlanRefusal {

    /** Something is hidden in the match or left to chance, so that nothing can be foreseen. */
    record NothingToForesee(Match match) implements PlanRefusal {}

    /** It is not for this person to act in the match now. */
    record NotInMatch(Refusal why) implements PlanRefusal {}
}
