/** Actions after the end of a match: its thread, and its keepsake for others. */
@NullMarked
package dolmen.bot.discord.ending;

import org.jspecify.annotations.NullMarked;
