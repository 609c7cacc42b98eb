/**
 * The capacity of one machine with one process and with several, measured from outside, and the size of live matches.
 */
@NullMarked
package dolmen.benchmarks.scale;

import org.jspecify.annotations.NullMarked;
