package dolmen.rules.host;

import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import java.util.List;
import java.util.Set;

/** The end of a hosted game: with a ranking, or without a result. */
public sealed interface Conclusion {

    /** The game was annulled: there is no ranking, and it does not count. */
    record Annulled(HostAct.Annulment how) implements Conclusion {}

    /** Every seat has its place, by the game's own rules or by a rule of the host. */
    sealed interface Ranked extends Conclusion {

        /** The places from the best to the worst; seats that share a place are in one set. */
        List<Set<Seat>> ranking();

        /** True if all seats share one place. */
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

    /** A moderator decided the result. */
    record ByAdjudication(List<Set<Seat>> ranking) implements Ranked {}

    /** A position came up for the third time. */
    record ByRepetition(List<Set<Seat>> ranking) implements Ranked {}

    /** There was no progress for this number of plies. */
    record ByNoProgress(List<Set<Seat>> ranking, int plies) implements Ranked {}
}
