/** The colours of pictures, as tables. */
@NullMarked
package dolmen.renderer.theme;

import org.jspecify.annotations.NullMarked;
