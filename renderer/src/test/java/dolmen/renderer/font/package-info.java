@NullMarked
package dolmen.renderer.font;

import org.jspecify.annotations.NullMarked;
