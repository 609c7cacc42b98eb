/** Bounded memory for much data: compressed, and the oldest is evicted. */
@NullMarked
package dolmen.sandbox.memory;

import org.jspecify.annotations.NullMarked;
