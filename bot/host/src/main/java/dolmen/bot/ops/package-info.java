/**
 * Running the host: its configuration from the environment, the wiring of its parts, the threads that do what is due,
 * the health endpoint, and the wish to stop.
 */
@NullMarked
package dolmen.bot.ops;

import org.jspecify.annotations.NullMarked;
