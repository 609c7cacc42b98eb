/**
 * Running the host: its configuration from the environment, the thread that delivers notices, and the health endpoint.
 */
@NullMarked
package dolmen.bot.ops;

import org.jspecify.annotations.NullMarked;
