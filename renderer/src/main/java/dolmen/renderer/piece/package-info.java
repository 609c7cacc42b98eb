/** The pieces, one painter per form, and cards among them. */
@NullMarked
package dolmen.renderer.piece;

import org.jspecify.annotations.NullMarked;
