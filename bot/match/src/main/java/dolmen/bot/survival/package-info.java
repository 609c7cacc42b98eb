/** The failures that the process survives, and its end after the others. Knows nothing of the process's tasks. */
@NullMarked
package dolmen.bot.survival;

import org.jspecify.annotations.NullMarked;
