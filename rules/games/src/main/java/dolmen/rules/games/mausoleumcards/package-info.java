/**
 * Mausoleum, the card game: heirs at parties, accidents, and graves to be bought with what they leave. A set of cards
 * is one {@code long}, in which card n is bit n. Seats are counted from 0, and from 1 where people read them.
 *
 * <p>What everybody may know is one value, a {@code Table}; a position adds the hidden hands of all seats to it, and a
 * view that of one seat at most, so that a view has nothing to give away.
 */
@NullMarked
package dolmen.rules.games.mausoleumcards;

import org.jspecify.annotations.NullMarked;
