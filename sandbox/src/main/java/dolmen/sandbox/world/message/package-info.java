/** Messages and what belongs to one, as values. */
@NullMarked
package dolmen.sandbox.world.message;

import org.jspecify.annotations.NullMarked;
