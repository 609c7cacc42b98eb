/** How large animated matches are, and how long they take. */
@NullMarked
package dolmen.benchmarks.replay;

import org.jspecify.annotations.NullMarked;
