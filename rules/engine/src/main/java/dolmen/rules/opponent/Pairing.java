package dolmen.rules.opponent;

import java.util.Collection;
import java.util.Map;

/** How one opponent did against another, who had all other seats. */
public record Pairing(Opponent one, Opponent other, Tally tally) {

    /** The tallies of some pairings in one, each seen by its first opponent. */
    public static Tally total(Collection<Pairing> pairings) {
        return pairings.stream().map(Pairing::tally).reduce(Tally.NONE, Tally::plus);
    }

    /** The points under which the tallies of some pairings are most likely, see {@link Strengths}. */
    public static Map<Opponent, Integer> points(Collection<Pairing> pairings) {
        return Strengths.of(pairings);
    }
}
