/** Where the parts of the bot are put together and started. */
@NullMarked
package dolmen.bot;

import org.jspecify.annotations.NullMarked;
