package dolmen.bot.match;

import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import java.util.List;
import java.util.Set;

/** How a match ended: by the rules of its game, or by something that happened to the match. */
public sealed interface Conclusion {

    /** The places from the best to the worst; seats that share a place stand in one set. */
    List<Set<Seat>> ranking();

    /** The rules of the game ended it. */
    record ByRules(Outcome outcome) implements Conclusion {
        @Override
        public List<Set<Seat>> ranking() {
            return outcome.ranking();
        }
    }

    /** At a table of two, one seat gave up. */
    record ByResignation(Seat resigned) implements Conclusion {
        @Override
        public List<Set<Seat>> ranking() {
            return List.of(Set.of(resigned.opponent()), Set.of(resigned));
        }
    }

    /** True when all seats share the one place. */
    default boolean drawn() {
        return ranking().size() == 1;
    }
}
