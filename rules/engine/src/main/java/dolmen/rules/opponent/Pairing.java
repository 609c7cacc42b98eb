package dolmen.rules.opponent;

import java.util.Collection;
import java.util.Map;

/** The result of one opponent against another, who had all other seats. */
public record Pairing(Opponent one, Opponent other, Tally tally) {

    /** The sum of the tallies of some pairings, each seen by its first opponent. */
    public static Tally total(Collection<Pairing> pairings) {
        return pairings.stream().map(Pairing::tally).reduce(Tally.NONE, Tally::plus);
    }

    /** The points for which the tallies of some pairings are most likely, see {@link Strengths}. */
    public static Map<Opponent, Integer> points(Collection<Pairing> pairings) {
        return Strengths.of(pairings);
    }
}
