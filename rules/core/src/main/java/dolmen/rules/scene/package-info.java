/**
 * A picture of a position in words: what lies where, and what happened last. Pure values that games make and renderers
 * draw; neither knows the other.
 *
 * <p>Places are measured in cell widths, x to the right and y downwards, already turned to the viewer.
 */
@NullMarked
package dolmen.rules.scene;

import org.jspecify.annotations.NullMarked;
