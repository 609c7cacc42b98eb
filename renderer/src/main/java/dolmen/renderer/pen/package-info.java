/** Lines, fills and shadows, and the mixing and comparison of colours. */
@NullMarked
package dolmen.renderer.pen;

import org.jspecify.annotations.NullMarked;
