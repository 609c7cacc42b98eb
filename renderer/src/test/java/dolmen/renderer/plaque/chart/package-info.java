@NullMarked
package dolmen.renderer.plaque.chart;

import org.jspecify.annotations.NullMarked;
