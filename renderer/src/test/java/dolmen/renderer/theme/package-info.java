@NullMarked
package dolmen.renderer.theme;

import org.jspecify.annotations.NullMarked;
