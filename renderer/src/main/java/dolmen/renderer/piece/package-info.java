/** The pieces, including cards, with one painter per form. */
@NullMarked
package dolmen.renderer.piece;

import org.jspecify.annotations.NullMarked;
