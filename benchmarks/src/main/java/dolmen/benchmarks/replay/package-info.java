/** The size of animated matches, and the time to draw them. */
@NullMarked
package dolmen.benchmarks.replay;

import org.jspecify.annotations.NullMarked;
