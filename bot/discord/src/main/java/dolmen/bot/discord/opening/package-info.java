/** Statistics of the openings of matches, shown in private move by move. */
@NullMarked
package dolmen.bot.discord.opening;

import org.jspecify.annotations.NullMarked;
