/** Results of matches in words. */
@NullMarked
package dolmen.bot.discord.result;

import org.jspecify.annotations.NullMarked;
