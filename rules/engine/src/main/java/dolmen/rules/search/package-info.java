/**
 * Computer players: they choose moves from a seat's view, within a budget. They know a game only by its positions,
 * moves and evaluation weights.
 */
@NullMarked
package dolmen.rules.search;

import org.jspecify.annotations.NullMarked;
