/**
 * The laws that every game must keep: over many playouts, and for its playthroughs, examples, page and typed moves. The
 * property {@code dolmen.game} limits them to one game.
 */
@NullMarked
package dolmen.rules.contract;

import org.jspecify.annotations.NullMarked;
