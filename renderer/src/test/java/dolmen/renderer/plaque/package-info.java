@NullMarked
package dolmen.renderer.plaque;

import org.jspecify.annotations.NullMarked;
