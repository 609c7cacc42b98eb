/** The faces of computer players, as if carved in stone: what they are made of, as tables, and how they are drawn. */
@NullMarked
package dolmen.renderer.face;

import org.jspecify.annotations.NullMarked;
