package dolmen.bot.match.plan;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import java.util.ArrayList;
import java.util.List;

/** Plans of one match in memory, with any number. */
public final class MemoryPlans implements Plans {
    private final List<Plan> plans = new ArrayList<>();

    @Override
    public List<Plan> of(MatchId match) {
        return List.copyOf(plans);
    }

    @Override
    public boolean replace(Match seen, Plan plan) {
        plans.removeIf(before -> before.seat().equals(plan.seat()));
        plans.add(plan);
        return true;
    }
}
