/**
 * Mausoleum, the card game: heirs at parties, accidents, and graves bought with the heirs' legacies. A set of cards is
 * one {@code long}, in which bit n is card n. Seats are counted from 0, and from 1 in texts for people.
 *
 * <p>All public knowledge is one value, a {@code Table}. A position adds the hidden hands of all seats to it. A view
 * adds that of one seat at most, so it has nothing to leak.
 */
@NullMarked
package dolmen.rules.games.mausoleumcards;

import org.jspecify.annotations.NullMarked;
