@NullMarked
package dolmen.renderer.surface;

import org.jspecify.annotations.NullMarked;
