/** The files bundled with the renderer. */
@NullMarked
package dolmen.renderer.resource;

import org.jspecify.annotations.NullMarked;
