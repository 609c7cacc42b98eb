/** The geometry of pictures of a board. */
@NullMarked
package dolmen.renderer.geometry;

import org.jspecify.annotations.NullMarked;
