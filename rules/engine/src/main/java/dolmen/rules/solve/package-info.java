/** Games small enough to be solved: every position under a number, and what becomes of it if nobody errs. */
@NullMarked
package dolmen.rules.solve;

import org.jspecify.annotations.NullMarked;
