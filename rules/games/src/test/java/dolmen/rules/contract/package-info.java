/**
 * What every game must keep, whichever it is: the laws over many playouts, and its playthroughs, examples, page and
 * typed moves. The property {@code dolmen.game} names one game, and leaves out the others.
 */
@NullMarked
package dolmen.rules.contract;

import org.jspecify.annotations.NullMarked;
