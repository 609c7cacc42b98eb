package dolmen.bot.pairing.swiss;

import dolmen.bot.pairing.event.Colour;
import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Points;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * An entrant's pairing card: everything about the rounds so far that pairings depend on.
 *
 * @param entrant the entrant
 * @param points the score
 * @param opponents the opponents of played matches
 * @param colours the colours of played matches, in order
 * @param floats the floats by round, from the first round on
 * @param fullWithoutPlay true if a round without play gave as much as a win, so that no bye is due
 * @param unplayed the number of rounds without play
 * @param topscorer true if the next round is the last and the score is above half of the maximum
 */
record Card(
        Entrant entrant,
        Points points,
        Set<Entrant> opponents,
        List<Colour> colours,
        List<Drift> floats,
        boolean fullWithoutPlay,
        int unplayed,
        boolean topscorer) {

    /** Orders cards by score, and equal scores by seed (article 1.2). */
    static final Comparator<Card> RANKING =
            Comparator.comparing(Card::points).reversed().thenComparing(Card::entrant);

    /** The direction in which an entrant left the score group in a round (article 1.4). */
    enum Drift {
        NONE,
        UP,
        DOWN
    }

    Card {
        opponents = Set.copyOf(opponents);
        colours = List.copyOf(colours);
        floats = List.copyOf(floats);
    }

    /** The number of matches with white, less those with black. */
    int colourDifference() {
        return 2 * (int) colours.stream().filter(Colour.WHITE::equals).count() - colours.size();
    }

    /** True if the last matches, as many as given, all had this colour. */
    boolean repeated(Colour colour, int times) {
        return colours.size() >= times
                && colours.subList(colours.size() - times, colours.size()).stream()
                        .allMatch(colour::equals);
    }

    Preference preference() {
        if (colours.isEmpty()) {
            return Preference.NONE;
        }
        Colour last = colours.getLast();
        int difference = colourDifference();
        if (Math.abs(difference) > 1) {
            return Preference.of(Preference.Strength.ABSOLUTE, difference > 0 ? Colour.BLACK : Colour.WHITE);
        }
        if (repeated(last, 2)) {
            return Preference.of(Preference.Strength.ABSOLUTE, last.other());
        }
        return difference == 0
                ? Preference.of(Preference.Strength.MILD, last.other())
                : Preference.of(Preference.Strength.STRONG, difference > 0 ? Colour.BLACK : Colour.WHITE);
    }

    /** True if the float in the round so many rounds ago had this direction; 1 is the latest round. */
    boolean floated(Drift drift, int roundsAgo) {
        return floats.size() >= roundsAgo && floats.get(floats.size() - roundsAgo) == drift;
    }

    /** True if two have not played each other, so that they may meet (criterion 1). */
    boolean isNewTo(Card other) {
        return !opponents.contains(other.entrant);
    }

    /** True if two claim the same colour absolutely and neither is a topscorer, so that they must not meet (3). */
    boolean clashesWith(Card other) {
        return preference().is(Preference.Strength.ABSOLUTE)
                && other.preference().is(Preference.Strength.ABSOLUTE)
                && preference().collides(other.preference())
                && !topscorer
                && !other.topscorer;
    }
}
