/** The log of a host: for whom it is written, and what never stands in it. */
@NullMarked
package dolmen.bot.ops.log;

import org.jspecify.annotations.NullMarked;
