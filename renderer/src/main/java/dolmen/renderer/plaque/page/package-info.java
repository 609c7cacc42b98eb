/** The parts of every plaque: the page, its heading and its plates. */
@NullMarked
package dolmen.renderer.plaque.page;

import org.jspecify.annotations.NullMarked;
