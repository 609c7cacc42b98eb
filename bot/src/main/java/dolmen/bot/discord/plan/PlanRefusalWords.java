package dolmen.bot.discord.plan;

import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.match.Match;
import dolmen.bot.match.Refusal;
import dolmen.bot.match.plan.PlanRefusal;

/** Every refusal of a plan in words for the person refused. */
record PlanRefusalWords(MatchWords matches, RefusalWords inMatches) {

    String of(PlanRefusal refusal) {
        return switch (refusal) {
            case PlanRefusal.NothingToForesee(Match match) ->
                "In %s nobody can plan ahead, since hands are hidden and cards are drawn."
                        .formatted(matches.game(match));
            case PlanRefusal.NotInMatch(Refusal why) -> inMatches.of(why);
        };
    }
}
