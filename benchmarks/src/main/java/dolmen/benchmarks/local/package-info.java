/** A host with its local Discord in a process of its own, and the people who use it. */
@NullMarked
package dolmen.benchmarks.local;

import org.jspecify.annotations.NullMarked;
