/** How lines, fills and shadows are drawn, and how colours are mixed and compared. */
@NullMarked
package dolmen.renderer.pen;

import org.jspecify.annotations.NullMarked;
