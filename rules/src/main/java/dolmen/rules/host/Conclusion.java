package dolmen.rules.host;

import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import java.util.List;
import java.util.Set;

/** How a hosted game ended: by its own rules, or by one of the host's. */
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

    /** The seats in play agreed on a draw. */
    record ByAgreement(List<Set<Seat>> ranking) implements Conclusion {}

    /** The same position stood for the third time. */
    record ByRepetition(List<Set<Seat>> ranking) implements Conclusion {}

    /** Nothing was taken off or built for so many plies. */
    record ByNoProgress(List<Set<Seat>> ranking, int plies) implements Conclusion {}

    /** True when all seats share the one place. */
    default boolean drawn() {
        return ranking().size() == 1;
    }
}
