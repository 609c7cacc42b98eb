package dolmen.rules.host;

import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import java.util.List;
import java.util.Set;

/** How a hosted game ended: with a ranking, or for nothing. */
public sealed interface Conclusion {

    /** The game was annulled: nobody came anywhere, and it counts for nothing. */
    record Annulled(HostAct.Annulment how) implements Conclusion {}

    /** Every seat has its place: by the game's own rules, or by one of the host's. */
    sealed interface Ranked extends Conclusion {

        /** The places from the best to the worst; seats that share a place stand in one set. */
        List<Set<Seat>> ranking();

        /** True when all seats share the one place. */
        default boolean drawn() {
            return ranking().size() == 1;
        }
    }

    /** The rules of the game ended it. */
    record ByRules(Outcome outcome) implements Ranked {
        @Override
        public List<Set<Seat>> ranking() {
            return outcome.ranking();
        }
    }

    /** At a table of two, one seat gave up. */
    record ByResignation(Seat resigned) implements Ranked {
        @Override
        public List<Set<Seat>> ranking() {
            return List.of(Set.of(resigned.opponent()), Set.of(resigned));
        }
    }

    /** At a table of two, one seat forfeited. */
    record ByForfeit(Seat forfeiter, HostAct.Forfeit.Cause cause) implements Ranked {
        @Override
        public List<Set<Seat>> ranking() {
            return List.of(Set.of(forfeiter.opponent()), Set.of(forfeiter));
        }
    }

    /** The seats in play agreed on a draw. */
    record ByAgreement(List<Set<Seat>> ranking) implements Ranked {}

    /** A moderator said how it ends. */
    record ByAdjudication(List<Set<Seat>> ranking) implements Ranked {}

    /** The same position stood for the third time. */
    record ByRepetition(List<Set<Seat>> ranking) implements Ranked {}

    /** Nothing was taken off or built for so many plies. */
    record ByNoProgress(List<Set<Seat>> ranking, int plies) implements Ranked {}
}
