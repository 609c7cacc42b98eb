@NullMarked
package dolmen.renderer.face;

import org.jspecify.annotations.NullMarked;
