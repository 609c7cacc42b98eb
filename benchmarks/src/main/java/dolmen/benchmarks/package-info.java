/** Measurements that are too large for tests: large databases, many people, long runs. */
@NullMarked
package dolmen.benchmarks;

import org.jspecify.annotations.NullMarked;
