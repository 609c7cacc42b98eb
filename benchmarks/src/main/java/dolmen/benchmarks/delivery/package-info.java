/** How soon the board of a move stands in its thread, measured from outside while many matches are played. */
@NullMarked
package dolmen.benchmarks.delivery;

import org.jspecify.annotations.NullMarked;
