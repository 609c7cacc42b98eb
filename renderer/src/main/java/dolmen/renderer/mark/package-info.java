/** The marks on pictures, such as the last move and possible choices. */
@NullMarked
package dolmen.renderer.mark;

import org.jspecify.annotations.NullMarked;
