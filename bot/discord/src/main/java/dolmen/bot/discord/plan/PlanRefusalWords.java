package dolmen.bot.discord.plan;

import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.id.GuildId;
import dolmen.bot.match.Match;
import dolmen.bot.match.Refusal;
import dolmen.bot.match.plan.PlanRefusal;
import java.util.Optional;

/** Refusals of plans, as messages to their author. */
record PlanRefusalWords(MatchWords matches, RefusalWords inMatches) {

    /** A copy for readers on the server; without one it uses people's general names. */
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
