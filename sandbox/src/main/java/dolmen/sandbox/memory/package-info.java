/** Collections with bounded memory: values are compressed, and the oldest are evicted. */
@NullMarked
package dolmen.sandbox.memory;

import org.jspecify.annotations.NullMarked;
