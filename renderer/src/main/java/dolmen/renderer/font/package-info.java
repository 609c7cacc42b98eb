/** The one typeface of all pictures, and words set in it so that they fit. */
@NullMarked
package dolmen.renderer.font;

import org.jspecify.annotations.NullMarked;
