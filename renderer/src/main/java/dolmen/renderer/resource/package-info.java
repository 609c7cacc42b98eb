/** The files that are built into the renderer. */
@NullMarked
package dolmen.renderer.resource;

import org.jspecify.annotations.NullMarked;
