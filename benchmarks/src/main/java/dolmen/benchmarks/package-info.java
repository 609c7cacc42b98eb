/** Measurements that need more than a test has: large databases, many people, long runs. */
@NullMarked
package dolmen.benchmarks;

import org.jspecify.annotations.NullMarked;
