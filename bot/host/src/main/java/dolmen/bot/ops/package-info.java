/**
 * The running host: its configuration from the environment, the wiring of its parts, the worker threads, the health
 * endpoint, and the request to stop.
 */
@NullMarked
package dolmen.bot.ops;

import org.jspecify.annotations.NullMarked;
