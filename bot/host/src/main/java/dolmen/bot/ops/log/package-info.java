/** The log of a host: its readers, and the secrets that never appear in it. */
@NullMarked
package dolmen.bot.ops.log;

import org.jspecify.annotations.NullMarked;
