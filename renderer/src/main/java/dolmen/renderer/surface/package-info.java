/** What pieces and rows stand on: slabs, cloths and tables, with what is written there. */
@NullMarked
package dolmen.renderer.surface;

import org.jspecify.annotations.NullMarked;
