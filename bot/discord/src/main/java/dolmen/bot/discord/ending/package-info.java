/** Actions after the end of a match: its result in a line, its thread, and its keepsake for others. */
@NullMarked
package dolmen.bot.discord.ending;

import org.jspecify.annotations.NullMarked;
