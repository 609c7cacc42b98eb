/**
 * Pictures of positions as data: the pieces, and the last move. Pure values that games make and renderers draw; neither
 * knows the other.
 *
 * <p>Places are measured in cell widths, x to the right and y downwards, already turned to the viewer.
 */
@NullMarked
package dolmen.rules.scene;

import org.jspecify.annotations.NullMarked;
