/** How much one machine does in one process and in several, measured from outside, and what live matches take up. */
@NullMarked
package dolmen.benchmarks.scale;

import org.jspecify.annotations.NullMarked;
