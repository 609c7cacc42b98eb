/** Charts of ratings and of chances to win, with their axes and legends. */
@NullMarked
package dolmen.renderer.plaque.chart;

import org.jspecify.annotations.NullMarked;
