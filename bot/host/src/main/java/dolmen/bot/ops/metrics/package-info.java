/** What is measured of a running host, as Prometheus reads it. The only room that knows the library for it. */
@NullMarked
package dolmen.bot.ops.metrics;

import org.jspecify.annotations.NullMarked;
