/** The delay of boards, measured from outside while many matches are played. */
@NullMarked
package dolmen.benchmarks.delivery;

import org.jspecify.annotations.NullMarked;
