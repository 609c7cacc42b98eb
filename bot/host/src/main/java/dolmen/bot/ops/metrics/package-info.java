/** The metrics of a running host, as Prometheus reads them. Only this package uses the metrics library. */
@NullMarked
package dolmen.bot.ops.metrics;

import org.jspecify.annotations.NullMarked;
