/**
 * Computer players: they choose moves from what a seat may know, within a budget, and know no game but by its
 * positions, moves and the weights of its features.
 */
@NullMarked
package dolmen.rules.search;

import org.jspecify.annotations.NullMarked;
