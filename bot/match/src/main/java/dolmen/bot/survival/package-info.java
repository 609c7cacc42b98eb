/** What the process survives, and how it ends when it must. Knows nothing of what is done in it. */
@NullMarked
package dolmen.bot.survival;

import org.jspecify.annotations.NullMarked;
