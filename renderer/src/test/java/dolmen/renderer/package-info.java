@NullMarked
package dolmen.renderer;

import org.jspecify.annotations.NullMarked;
