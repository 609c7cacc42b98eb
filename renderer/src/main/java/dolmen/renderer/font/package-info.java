/** The one typeface of all pictures, and the fitting of words. */
@NullMarked
package dolmen.renderer.font;

import org.jspecify.annotations.NullMarked;
