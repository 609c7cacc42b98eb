/** The memory of a host, measured from outside while many people use it. */
@NullMarked
package dolmen.benchmarks.memory;

import org.jspecify.annotations.NullMarked;
