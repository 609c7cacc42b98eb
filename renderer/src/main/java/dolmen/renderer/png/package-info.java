/** PNG files with a palette. */
@NullMarked
package dolmen.renderer.png;

import org.jspecify.annotations.NullMarked;
