@NullMarked
package dolmen.renderer.replay;

import org.jspecify.annotations.NullMarked;
