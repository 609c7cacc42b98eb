/** The history of ratings as a chart with its axes and its legend. */
@NullMarked
package dolmen.renderer.plaque.chart;

import org.jspecify.annotations.NullMarked;
