package dolmen.bot.discord.plan;

import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.id.GuildId;
import dolmen.bot.match.Match;
import dolmen.bot.match.Refusal;
import dolmen.bot.match.plan.PlanRefusal;
import java.util.Optional;

/** Refusals of plans, in words for the person refused. */
record PlanRefusalWords(MatchWords matches, RefusalWords inMatches) {

    /** These words with the names that people have on the server, or elsewhere. */
    PlanRefusalWords on(Optional<GuildId> server) {
        return new PlanRefusalWords(matches.on(server), inMatches.on(server));
    }

    String of(PlanRefusal refusal) {
        return switch (refusal) {
            case PlanRefusal.NothingToForesee(Match match) ->
                "Nobody can plan ahead in %s: hands are hidden and cards are drawn.".formatted(matches.game(match));
            case PlanRefusal.NotInMatch(Refusal why) -> inMatches.of(why);
        };
    }
}
