/** The typeface of all pictures, and the fitting of text. */
@NullMarked
package dolmen.renderer.font;

import org.jspecify.annotations.NullMarked;
