/** A game in play: its standing, its plies, and the record of all of them. */
@NullMarked
package dolmen.rules.play;

import org.jspecify.annotations.NullMarked;
