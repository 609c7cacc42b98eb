/** Palettes: the few colours that replace all colours of a picture, for file formats that need them. */
@NullMarked
package dolmen.renderer.palette;

import org.jspecify.annotations.NullMarked;
