package dolmen.bot.pairing.swiss;

import dolmen.bot.pairing.event.Colour;
import dolmen.bot.pairing.event.Duel;
import java.util.List;
import java.util.Optional;

/**
 * The allocation of colours to a pair (article 5).
 *
 * @param initial the colour drawn by lot for the first entrant in the first round
 */
record Colours(Colour initial) {

    /** The colour of the first of two players. */
    Colour of(Card one, Card other) {
        return Card.RANKING.compare(one, other) < 0
                ? ofHigher(one, other)
                : ofHigher(other, one).other();
    }

    /** The match of two, in the given round. */
    Duel duel(int round, Card one, Card other) {
        return of(one, other) == Colour.WHITE
                ? Duel.open(round, one.entrant(), other.entrant())
                : Duel.open(round, other.entrant(), one.entrant());
    }

    private Colour ofHigher(Card higher, Card lower) {
        return bySeparateClaims(higher, lower)
                .or(() -> byWeight(higher, lower))
                .or(() -> byAlternation(higher, lower))
                .or(() -> higher.preference().colour())
                .orElse(higher.entrant().number() % 2 == 1 ? initial : initial.other());
    }

    private static Optional<Colour> bySeparateClaims(Card higher, Card lower) {
        return higher.preference().collides(lower.preference())
                ? Optional.empty()
                : higher.preference()
                        .colour()
                        .or(() -> lower.preference().colour().map(Colour::other));
    }

    private static Optional<Colour> byWeight(Card higher, Card lower) {
        if (higher.preference().strongerThan(lower.preference())) {
            return higher.preference().colour();
        }
        if (lower.preference().strongerThan(higher.preference())) {
            return lower.preference().colour().map(Colour::other);
        }
        int lead = Math.abs(higher.colourDifference()) - Math.abs(lower.colourDifference());
        if (lead == 0 || !higher.preference().is(Preference.Strength.ABSOLUTE)) {
            return Optional.empty();
        }
        return lead > 0
                ? higher.preference().colour()
                : lower.preference().colour().map(Colour::other);
    }

    /**
     * The change from the latest match in which one had white and the other black; rounds without play do not count.
     */
    private static Optional<Colour> byAlternation(Card higher, Card lower) {
        List<Colour> ours = higher.colours().reversed();
        List<Colour> theirs = lower.colours().reversed();
        for (int ago = 0; ago < Math.min(ours.size(), theirs.size()); ago++) {
            if (ours.get(ago) != theirs.get(ago)) {
                return Optional.of(theirs.get(ago));
            }
        }
        return Optional.empty();
    }
}
