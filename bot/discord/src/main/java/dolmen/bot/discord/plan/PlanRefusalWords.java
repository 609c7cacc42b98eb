package dolmen.bot.discord.plan;

import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.match.Match;
import dolmen.bot.match.Refusal;
import dolmen.bot.match.plan.PlanRefusal;

/** Refusals of plans, as messages to their author. */
record PlanRefusalWords(MatchWords matches, RefusalWords inMatches) {

    /** A copy for one reader alone. */
    PlanRefusalWords on(Reader reader) {
        return new PlanRefusalWords(matches.on(reader), inMatches.on(reader));
    }

    String of(PlanRefusal refusal) {
        return switch (refusal) {
            case PlanRefusal.NothingToForesee(Match match) ->
                matches.wording().of(PlanPhrases.refusalSecrets(matches.game(match)));
            case PlanRefusal.NotInMatch(Refusal why) -> inMatches.of(why);
        };
    }
}
