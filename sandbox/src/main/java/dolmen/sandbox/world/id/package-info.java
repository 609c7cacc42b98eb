/** The ids of everything in the world. */
@NullMarked
package dolmen.sandbox.world.id;

import org.jspecify.annotations.NullMarked;
