/** The log of a host: its format, and the removal of secrets. */
@NullMarked
package dolmen.bot.ops.log;

import org.jspecify.annotations.NullMarked;
