/** Few colours that stand for all colours of a picture, as files with a palette need them. */
@NullMarked
package dolmen.renderer.palette;

import org.jspecify.annotations.NullMarked;
