/** Handling of failures: the process survives most, and ends after the others. Independent of the process's tasks. */
@NullMarked
package dolmen.bot.survival;

import org.jspecify.annotations.NullMarked;
