/** Messages and their parts, as values. */
@NullMarked
package dolmen.sandbox.world.message;

import org.jspecify.annotations.NullMarked;
