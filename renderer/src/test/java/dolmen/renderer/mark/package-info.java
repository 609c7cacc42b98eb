@NullMarked
package dolmen.renderer.mark;

import org.jspecify.annotations.NullMarked;
