/** Threads for long work, so that it does not delay answers. */
@NullMarked
package dolmen.bot.work;

import org.jspecify.annotations.NullMarked;
