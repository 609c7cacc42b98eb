/** The grounds of pieces and rows: slabs, cloths and tables, with their labels. */
@NullMarked
package dolmen.renderer.surface;

import org.jspecify.annotations.NullMarked;
