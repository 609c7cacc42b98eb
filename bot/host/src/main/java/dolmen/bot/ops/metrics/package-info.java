/** The metrics of a running host, as Prometheus reads them. Only this package knows the library for them. */
@NullMarked
package dolmen.bot.ops.metrics;

import org.jspecify.annotations.NullMarked;
