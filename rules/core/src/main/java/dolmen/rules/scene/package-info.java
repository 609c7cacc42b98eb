/**
 * Pictures of positions as data: the pieces, and the last move. Games make these pure values, and renderers draw them;
 * neither knows the other.
 *
 * <p>Places are measured in cell widths, x to the right and y downwards, already turned to the viewer.
 */
@NullMarked
package dolmen.rules.scene;

import org.jspecify.annotations.NullMarked;
