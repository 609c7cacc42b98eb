package dolmen.bot.pairing.swiss;

import dolmen.bot.pairing.event.Colour;
import java.util.Optional;

/**
 * An entrant's claim to a colour in the next match (article 1.7).
 *
 * @param strength the weight of the claim
 * @param colour the colour; none before the first match
 */
record Preference(Strength strength, Optional<Colour> colour) {
    static final Preference NONE = new Preference(Strength.NONE, Optional.empty());

    /** The weight of a claim, in ascending order. */
    enum Strength {
        NONE,
        /** To alternate. */
        MILD,
        /** To have both colours equally often. */
        STRONG,
        /** Never the same colour three times in a row, nor three times more than the other. */
        ABSOLUTE
    }

    static Preference of(Strength strength, Colour colour) {
        return new Preference(strength, Optional.of(colour));
    }

    boolean is(Strength asked) {
        return strength == asked;
    }

    /** True if both claim the same colour. */
    boolean collides(Preference other) {
        return colour.isPresent() && colour.equals(other.colour);
    }

    /** True if the colour is not the one claimed. */
    boolean refusedBy(Colour given) {
        return colour.isPresent() && colour.get() != given;
    }

    boolean strongerThan(Preference other) {
        return strength.compareTo(other.strength) > 0;
    }
}
