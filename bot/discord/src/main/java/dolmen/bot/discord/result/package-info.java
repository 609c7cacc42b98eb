/** The texts of match results. */
@NullMarked
package dolmen.bot.discord.result;

import org.jspecify.annotations.NullMarked;
