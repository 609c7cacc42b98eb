/** The marks on pictures that are not pieces: the last move, and possible choices. */
@NullMarked
package dolmen.renderer.mark;

import org.jspecify.annotations.NullMarked;
