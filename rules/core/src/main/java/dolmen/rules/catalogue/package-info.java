/** The positions of a game small enough to be solved, each under a number, and the moves between the numbers. */
@NullMarked
package dolmen.rules.catalogue;

import org.jspecify.annotations.NullMarked;
