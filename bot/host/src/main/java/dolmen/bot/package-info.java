/** Assembles the parts of the bot and starts it. */
@NullMarked
package dolmen.bot;

import org.jspecify.annotations.NullMarked;
