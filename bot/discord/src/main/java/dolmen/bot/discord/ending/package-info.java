/** What becomes of a match that has ended: its line of result, its thread, and its keepsake for others. */
@NullMarked
package dolmen.bot.discord.ending;

import org.jspecify.annotations.NullMarked;
