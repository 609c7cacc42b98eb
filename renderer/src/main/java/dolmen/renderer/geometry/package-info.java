/** The geometry of board pictures. */
@NullMarked
package dolmen.renderer.geometry;

import org.jspecify.annotations.NullMarked;
