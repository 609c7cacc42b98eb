/** The carved faces of computer players: the tables of their cuts, and their drawing. */
@NullMarked
package dolmen.renderer.face;

import org.jspecify.annotations.NullMarked;
