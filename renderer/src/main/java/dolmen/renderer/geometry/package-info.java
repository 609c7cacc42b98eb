/** Where things stand on a picture of a board. */
@NullMarked
package dolmen.renderer.geometry;

import org.jspecify.annotations.NullMarked;
