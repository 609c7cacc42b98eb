/** The parts of the bot, put together and started. */
@NullMarked
package dolmen.bot;

import org.jspecify.annotations.NullMarked;
