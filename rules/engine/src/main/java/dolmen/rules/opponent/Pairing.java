package dolmen.rules.opponent;

import java.util.Collection;
import java.util.Map;

/** The result of one opponent against another, who had all other seats. */
public record Pairing(Opponent one, Opponent other, Tally tally) {

    /** The sum of the pairings' tallies, each from the view of its first opponent. */
    public static Tally total(Collection<Pairing> pairings) {
        return pairings.stream().map(Pairing::tally).reduce(Tally.NONE, Tally::plus);
    }

    /** The maximum-likelihood points for the pairings, see {@link Strengths}. */
    public static Map<Opponent, Integer> points(Collection<Pairing> pairings) {
        return Strengths.of(pairings);
    }
}
