/** The faces of computer players, as if carved in stone: their cuts, as tables, and their drawing. */
@NullMarked
package dolmen.renderer.face;

import org.jspecify.annotations.NullMarked;
