@NullMarked
package dolmen.renderer.piece;

import org.jspecify.annotations.NullMarked;
