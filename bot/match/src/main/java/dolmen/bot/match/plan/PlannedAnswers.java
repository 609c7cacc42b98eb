package dolmen.bot.match.plan;

import dolmen.bot.match.Answers;
import dolmen.bot.match.Match;
import dolmen.rules.host.HostedGame;
import java.util.List;

/** The ready answers of the stored plans of a match. Safe for use by many threads. */
public final class PlannedAnswers implements Answers {
    private final Plans plans;

    public PlannedAnswers(Plans plans) {
        this.plans = plans;
    }

    @Override
    public List<HostedGame<?>> ready(Match match) {
        return match.live() && Plan.possibleIn(match.game())
                ? Plan.answers(plans.of(match.id()), match.game())
                : List.of();
    }
}
